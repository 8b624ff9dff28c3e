# shellcheck shell=bash
# What the commands in this folder share; sourced by them, from the top of the project.

# stop WHAT HINT...: says what went wrong and what to do, and ends.
stop() {
  printf '\n%s\n' "$1" >&2
  shift
  printf '  %s\n' "$@" >&2
  exit 1
}

# step NAME TITLE COMMAND...: a heading, the command, and how long it took.
step() {
  local name=$1 title=$2 from=$SECONDS
  shift 2
  printf '\n== %s: %s\n' "$name" "$title"
  "$@" || return
  echo "$name took $((SECONDS - from)) s"
}

# A user without a home of their own (in containers, mostly) has no place for npm's cache.
if [[ ! -w ${HOME:-} ]]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  export HOME=${HOME:-$scratch} npm_config_cache=${npm_config_cache:-$scratch}
fi
