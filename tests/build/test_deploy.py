"""What stands in deploy/: the steps of the image, run in a clean folder, and files that their programs understand."""

import getpass
import os
import re
import shutil
import signal
import stat
import subprocess
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from serendip.cli.parser import parse
from serendip.server.configuration import configured
from tests.build.installed import (
    ROOT,
    Installed,
    check_that_it_was_brought,
    copy_of_the_repository,
    plain_environment,
    play,
    wait_for,
)
from tests.server.process import free_port
from tools import build_compiled

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"


def image(environment: dict[str, str], *step: str) -> "subprocess.CompletedProcess[str]":
    """Run a step of the image."""
    command = [str(DEPLOY / "image"), *step]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_steps_of_the_image_end_in_a_compiled_server_that_is_well(tmp_path: Path) -> None:
    wheel = build_compiled.wheel(tmp_path)
    assert "none-any" not in wheel.name
    port, house, data = free_port(), tmp_path / "house", tmp_path / "data"
    environment = {
        **plain_environment(),
        "HOUSE": str(house),
        "OWNER": getpass.getuser(),
        "SERENDIP_DATA": str(data),
        "SERENDIP_PORT": str(port),
        "SERENDIP_LOG": "error",
        "SERENDIP_HOSTNAME": f"{NAME},127.0.0.1",
    }
    check_that_it_was_brought(image(environment, "install", str(wheel)))
    assert image(environment, "prepare").returncode == 0
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    where = "import serendip.core.match as m; print(m.__file__)"
    found = subprocess.run([house / "bin" / "python", "-c", where], cwd=tmp_path, capture_output=True, check=True)
    assert found.stdout.strip().endswith(b".so")
    sick = image(environment, "health")
    assert sick.returncode == 1
    assert "the server is not well" in sick.stderr
    process = subprocess.Popen([DEPLOY / "image", "start"], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url, process)
        assert image(environment, "health").returncode == 0
        play(url)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert (data / "serendip.db").is_file()


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_step_build_makes_a_wheel_with_the_page_where_there_is_no_node(tmp_path: Path) -> None:
    """In a clean folder, with a Python and the system's smallest tools: pip brings the Node.js that makes the page."""
    clone = copy_of_the_repository(tmp_path / "clone")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "dirname"):
        (tools / name).symlink_to(shutil.which(name) or name)
    (tools / "python3").write_text(f'#!/bin/sh\nexec {Installed(tmp_path).python} "$@"\n')
    (tools / "python3").chmod(0o755)
    environment = {**plain_environment(), "PATH": str(tools), "SERENDIP_COMPILED": "0"}
    command = [str(clone / "deploy" / "image"), "build", str(tmp_path / "wheels")]
    made = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    check_that_it_was_brought(made)
    [wheel] = (tmp_path / "wheels").iterdir()
    assert "serendip/server/static/index.html" in zipfile.ZipFile(wheel).namelist()


def test_the_image_says_what_its_steps_are() -> None:
    told = image(dict(os.environ))
    assert told.returncode == 2
    for step in ("build", "install", "prepare", "start", "health"):
        assert f"deploy/image {step}" in told.stdout


def test_the_dockerfile_only_calls_the_steps() -> None:
    """Two stages of one small base, nobody's root, a health check, and no work of its own."""
    text = (ROOT / "Dockerfile").read_text()
    lines = re.sub(r"\\\n", " ", text).splitlines()
    assert len({line.split()[1] for line in lines if line.startswith("FROM ")}) == 1
    assert all("-slim" in line for line in lines if line.startswith("FROM "))
    for line in lines:
        if line.startswith("RUN "):
            assert "image " in line or line.startswith("RUN apt-get")
    last = text[text.rindex("FROM ") :]
    assert re.search(r"^USER serendip$", last, re.MULTILINE)
    assert re.search(r'^HEALTHCHECK .*CMD \["image", "health"\]$', last, re.MULTILINE)
    assert re.search(r'^ENTRYPOINT \["image", "start"\]$', last, re.MULTILINE)
    variables = dict(re.findall(r"(SERENDIP_\w+)=(\S+)", re.findall(r"^ENV (.*)$", text, re.MULTILINE)[0]))
    assert configured({}, variables).host == "0.0.0.0"


def test_what_a_wheel_is_made_of_reaches_the_image() -> None:
    listed = (ROOT / ".dockerignore").read_text().splitlines()
    for needed in ("src", "web", "setup.py", "pyproject.toml", "tools/page.py", "requirements", "deploy/image"):
        assert f"!{needed}" in listed
        assert (ROOT / needed).exists()


def test_compose_sets_what_can_be_set() -> None:
    told: dict[str, Any] = import_module("yaml").safe_load((ROOT / "compose.yaml").read_text())
    services, subnet = told["services"], told["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    variables = {name: value.replace("${NAME:?", "") for name, value in services["table"]["environment"].items()}
    variables["SERENDIP_HOSTNAME"] = NAME
    assert configured({}, variables).proxies == (subnet,)
    volumes = {part.split(":")[0] for service in services.values() for part in service.get("volumes", ())}
    assert {volume for volume in volumes if not volume.startswith(".")} == set(told["volumes"])
    assert "ports" not in services["table"]
    for file in volumes:
        if file.startswith("./deploy"):
            assert (ROOT / file).is_file()
    [command] = [word for word in services["backup"]["entrypoint"] if "serendip backup" in word]
    parse(re.findall(r"serendip ([^;]*)", command)[0].split())


def test_units_start_what_there_is() -> None:
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text()
        for command in re.findall(r"^ExecStart=/opt/serendip/bin/serendip (.*)$", text, re.MULTILINE):
            parse(command.split())
        configured({}, dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE)))
        assert "NoNewPrivileges=yes" in text
        assert "ProtectSystem=strict" in text


def test_the_example_of_a_file_fits() -> None:
    assert tomllib.loads((DEPLOY / "serendip.toml").read_text())
    assert configured({"config": DEPLOY / "serendip.toml"}, {}).hostnames == (NAME,)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/serendip/bin/serendip", "/bin/true"))
    units = sorted(str(path) for path in tmp_path.iterdir())
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")


def need(program: str) -> None:
    """Skip a test for which a program is not installed; in CI, where ./test brings it, that fails."""
    if shutil.which(program) is None and "CI" not in os.environ:
        pytest.skip(f"{program} is not installed")


def test_caddy_understands_its_file() -> None:
    need("caddy")
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    need("nginx")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*make, "-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem"], check=True)
    site = (DEPLOY / "nginx.conf").read_text().replace(f"/etc/letsencrypt/live/{NAME}", str(tmp_path))
    (tmp_path / "site.conf").write_text(site)
    own = " ".join(f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    http = f"access_log off; {own} include {tmp_path}/site.conf;"
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {http} }}")
    told = subprocess.run(["nginx", "-t", "-c", tmp_path / "nginx.conf"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
