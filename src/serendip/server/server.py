"""The whole server behind its routes: services, rooms, practice benches and analyses."""

from serendip.server.health import HealthCheck
from serendip.server.live.practice import Practices
from serendip.server.rooms.housekeeping import Housekeeping
from serendip.server.rooms.rooms import Rooms
from serendip.server.services import Services
from serendip.server.workers.analysis import Analyses
from serendip.server.workers.lessons import Lessons


class Server:
    """Everything that lives as long as the server does."""

    def __init__(self, services: Services) -> None:
        settings = services.settings
        self.services = services
        self.rooms = Rooms(services)
        self.housekeeping = Housekeeping(self.rooms)
        self.health = HealthCheck(services, self.housekeeping)
        self.practices = Practices(services.benches, settings.bench_grace_seconds, settings.limits.practice_benches)
        self.analyses = Analyses(services)
        self.lessons = Lessons(services)

    def close(self) -> None:
        """End the tables first, then what they use."""
        self.rooms.close()
        self.services.close()
