"""What the first visit to a table costs: counted in bytes as they come over the wire."""

from playwright.sync_api import Response

from tests.browser.guest import Guest

KB = 1_000


def test_the_first_load_of_a_table_is_light(ann: Guest) -> None:
    room = ann.open("human", "thumb", "thumb", "thumb")
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108, Playwright can't hold a bound one
    ann.sit_at(room)
    ann.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    assert scripts
    assert all("content-encoding" in script.headers for script in scripts if sizes[script.url] > KB), "not packed"
    assert sum(sizes[script.url] for script in scripts) < 100 * KB
    assert sum(sizes.values()) < 300 * KB
    here = ann.page.url.partition("/table")[0]
    assert all(url.startswith(here) for url in sizes), "something came from elsewhere"
