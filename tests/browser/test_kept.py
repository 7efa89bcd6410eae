"""Who looks into the menu can download what is kept about them, and have it deleted, in both languages."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_kept_is_downloaded_and_deleted_from_the_menu(guests: NewGuest, lang: str, tmp_path: Path) -> None:
    ann = guests(lang)
    ann.reach("human", "thumb", until=lambda view: view["round"] >= 1)
    ann.button("menu").click()
    kept = ann.page.get_by_role("region", name=ann.says("kept"))
    with ann.page.expect_download() as downloading:
        kept.get_by_role("link", name=ann.says("kept.download")).click()
    file = tmp_path / "kept.json"
    downloading.value.save_as(file)
    told = json.loads(file.read_text())
    assert len(told["rooms"]) == 1

    kept.get_by_role("button", name=ann.says("kept.delete")).click()
    expect(kept.get_by_role("alert")).to_have_text(ann.says("kept.sure"))
    kept.get_by_role("button", name=ann.says("kept.delete.no")).click()
    expect(kept.get_by_role("alert")).to_have_count(0)
    kept.get_by_role("button", name=ann.says("kept.delete")).click()
    kept.get_by_role("button", name=ann.says("kept.delete.yes")).click()
    expect(ann.page).to_have_url(re.compile(r"^http://[^/]+/$"))
    answer = ann.page.request.get("/api/me/kept").json()
    assert answer["visitor"] != told["visitor"]
    assert answer["rooms"] == []
