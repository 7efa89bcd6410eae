# The browser's side, for ./play and ./test: a Node.js, its packages, the built page, and a Chromium to test it with.
# Sourced after tools/environment.sh, from the top folder of the repository.

# Put a Node.js of version 20 or newer first on the path; where there is none, PyPI brings one into .venv.
find_node() {
  PATH="$PWD/.venv/bin:$PATH"
  if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; then
    return
  fi
  say "installing Node.js into .venv"
  if ! install_locked node; then
    echo "Node.js 20 or newer is missing, and PyPI could not bring it. Install it and run this again." >&2
    return 1
  fi
  hash -r
}

# install_web: the page's packages, unless they are there.
install_web() { find_node && .venv/bin/python tools/page.py --install; }

# build_web: the page into src/serendip/server/static, unless nothing has changed since.
build_web() { .venv/bin/python tools/page.py --fresh || { find_node && .venv/bin/python tools/page.py; }; }

# find_chromium: Debian's Chromium, installed if we may: rather the one without windows, which needs half the time.
find_chromium() {
  command -v chromium-headless-shell >/dev/null || need "Chromium" "chromium-headless-shell" ||
    command -v chromium >/dev/null
}
