"""Every page, and the table in its phases: what is to be looked at in both lights, both languages and all sizes."""

from playwright.sync_api import expect

from tests.browser.guest import Guest


def home(guest: Guest) -> None:
    guest.open("human", "thumb", open=True)
    guest.home()
    expect(guest.page.get_by_role("region", name=guest.says("home.mine"))).to_be_visible()


def new_table(guest: Guest) -> None:
    guest.page.goto("/new/dark-matter")
    expect(guest.button("new.create")).to_be_visible()


def rulebook(guest: Guest) -> None:
    guest.page.goto("/rules/dark-matter#DM-20")
    expect(guest.page.locator('[data-rule="DM-20"]')).to_be_in_viewport()


def cards(guest: Guest) -> None:
    guest.page.goto("/cards/dark-matter")
    expect(guest.page.get_by_role("listitem").first).to_be_visible()


def science(guest: Guest) -> None:
    guest.page.goto("/science/dark-matter")
    expect(guest.page.get_by_role("heading", name="WIMP")).to_be_visible()


def nowhere(guest: Guest) -> None:
    guest.page.goto("/no/such/page")
    expect(guest.page.get_by_text(guest.says("lost.words"))).to_be_visible()


def waiting_room(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.open('human', 'open')}")
    expect(guest.page.get_by_role("heading", name=guest.says("wait.title"))).to_be_visible()


def bids(guest: Guest) -> None:
    guest.sit_at(guest.open("human", "thumb", "thumb", "random"))


def turn(guest: Guest) -> None:
    guest.reach(
        *("human", "thumb", "thumb", "random"), until=lambda view: view["round"] > 3 and view["phase"] == "turn"
    )


def picking(guest: Guest) -> None:
    guest.reach("human", "thumb", until=lambda _: guest.may("install-research"), rather="face:laboratory")
    guest.thing("face:research").click()
    expect(guest.button("bar.cancel")).to_be_visible()


def why_not(guest: Guest) -> None:
    bids(guest)
    guest.thing("face:research").click(force=True)
    expect(guest.page.get_by_role("tooltip")).to_contain_text("DM-20")


def hint(guest: Guest) -> None:
    bids(guest)
    guest.button("hint").click()
    expect(guest.button("hint.play")).to_be_visible()


def guided(guest: Guest) -> None:
    guest.home()
    guest.game().get_by_role("button", name=guest.says("play.learn")).click()
    expect(guest.button("guide.next")).to_be_visible()


def chat(guest: Guest) -> None:
    bids(guest)
    guest.page.keyboard.press("c")
    field = guest.page.get_by_role("textbox", name=guest.says("chat.say"))
    field.fill("Good luck!")
    field.press("Enter")
    expect(guest.page.get_by_role("list", name=guest.says("chat"))).to_contain_text("Good luck!")


def rules_beside_the_table(guest: Guest) -> None:
    bids(guest)
    guest.page.keyboard.press("r")
    expect(guest.page.locator("[data-rule]").first).to_be_visible()


def menu(guest: Guest) -> None:
    bids(guest)
    guest.button("menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


STATES = [
    home,
    new_table,
    rulebook,
    cards,
    science,
    nowhere,
    waiting_room,
    bids,
    turn,
    picking,
    why_not,
    hint,
    guided,
    chat,
    rules_beside_the_table,
    menu,
]
