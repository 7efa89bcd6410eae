# What ./play and ./test share: a Python of its own in .venv with this package in it, made once and kept fresh.
# Sourced from the top folder of the repository.

say() { printf '%s\n' "── $*"; }

# need WHAT PACKAGES: a Debian package is missing. Install it as root, otherwise say how.
need() {
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say "$1 is missing: apt-get install $2"
    # shellcheck disable=SC2086
    (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $2) >/dev/null && return
  elif command -v apt-get >/dev/null; then
    printf '%s is missing. Install it and run this again:\n  sudo apt install %s\n' "$1" "$2" >&2
  else
    printf '%s is missing. Install it (on Debian: sudo apt install %s) and run this again.\n' "$1" "$2" >&2
  fi
  return 1
}

# Print the first Python that is new enough. PYTHON=/path/to/python3 puts another first.
find_python() {
  local python
  for python in ${PYTHON:+"$PYTHON"} python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s\n' "$python"
      return
    fi
  done
  return 1
}

make_venv() {
  local python
  if ! python=$(find_python); then
    need "Python 3.11 or newer" "python3 python3-venv" || return
    if ! python=$(find_python); then
      echo "This system brings no Python 3.11 or newer. Install one and run: PYTHON=/path/to/python3 $0" >&2
      return 1
    fi
  fi
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    need "Python's venv" "python3-venv" || return
  fi
  say "making .venv with $("$python" --version)"
  "$python" -m venv --clear .venv
}

# install_locked NAME: what requirements/NAME.txt pins, with its hashes.
install_locked() {
  .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r "requirements/$1.txt"
}

# install_serendip WHAT: put the package into .venv, editable, with what requirements/WHAT.txt pins (terminal, server or dev),
# unless these are the ones installed last time.
install_serendip() {
  local what=$1 stamp
  # A folder that was moved needs a new installation too: the editable one points to the old place.
  stamp="$(cat pyproject.toml "requirements/$what.txt" | cksum) $PWD"
  .venv/bin/python -c '' 2>/dev/null || make_venv || return
  [ "$(cat ".venv/.installed-$what" 2>/dev/null)" = "$stamp" ] && return
  say "installing serendip and what requirements/$what.txt lists into .venv"
  # The pinned setuptools builds the editable package: nothing that is not pinned is fetched.
  if ! install_locked "$what" ||
    ! .venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .; then
    echo "pip could not install what requirements/$what.txt lists. Is the network up? Then run this again." >&2
    return 1
  fi
  printf '%s\n' "$stamp" >".venv/.installed-$what"
}
