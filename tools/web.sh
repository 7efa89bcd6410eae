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

# install_web: the page's packages, unless package-lock.json is the one installed last time.
install_web() {
  local stamp
  find_node || return
  stamp="$(cksum <web/package-lock.json) $(node --version)"
  [ "$(cat web/node_modules/.installed 2>/dev/null)" = "$stamp" ] && return
  say "installing the page's packages into web/node_modules"
  if ! (cd web && npm ci --no-audit --no-fund --loglevel=error); then
    echo "npm could not install what web/package-lock.json asks for. Is the network up? Then run this again." >&2
    return 1
  fi
  printf '%s\n' "$stamp" >web/node_modules/.installed
}

# build_web: the page into src/serendip/server/static, unless nothing has changed since.
build_web() {
  local stamp
  stamp=$(git ls-files -co --exclude-standard web 2>/dev/null | sort | xargs -r -d '\n' cksum 2>/dev/null | cksum)
  [ -f src/serendip/server/static/index.html ] && [ "$(cat src/serendip/server/static/.stamp 2>/dev/null)" = "$stamp" ] &&
    return
  install_web || return
  say "building the page"
  (cd web && npm run --silent build) || return
  printf '%s\n' "$stamp" >src/serendip/server/static/.stamp
}

# find_chromium: Debian's Chromium, installed if we may: rather the one without windows, which needs half the time.
find_chromium() {
  command -v chromium-headless-shell >/dev/null || need "Chromium" "chromium-headless-shell" ||
    command -v chromium >/dev/null
}
