# shellcheck shell=bash
# Shared functions of the commands in this folder, which source it from the project root.

# stop WHAT HINT...: prints an error with hints and exits.
stop() {
  printf '\n%s\n' "$1" >&2
  shift
  printf '  %s\n' "$@" >&2
  exit 1
}

# step NAME TITLE COMMAND...: runs a command under a heading and prints its duration.
step() {
  local name=$1 title=$2 from=$SECONDS
  shift 2
  printf '\n== %s: %s\n' "$name" "$title"
  "$@" || return
  echo "$name took $((SECONDS - from)) s"
}

# npm's cache needs a home directory, which users in containers often lack.
if [[ ! -w ${HOME:-} ]]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  export HOME=${HOME:-$scratch} npm_config_cache=${npm_config_cache:-$scratch}
fi
