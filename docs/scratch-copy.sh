# Makes a scratch copy of the repository and moves into it. Sourced by the scripts of the how-tos, which name the parts.
#   . docs/scratch-copy.sh apps/api packages
# The copy is removed when the script ends.

# Modules of the copy are never loaded again.
unset NODE_COMPILE_CACHE
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# The sources as they are, with the installed packages beside them; the workspaces are the copy's own.
cd "$root"
git ls-files -z --cached --others --exclude-standard -- package.json tsconfig.json "$@" |
  xargs -0 ls -d 2>/dev/null | tr '\n' '\0' | xargs -0 cp --parents -t "$copy"
mkdir -p "$copy/node_modules/@dvor"
find -H "$root/node_modules" -mindepth 1 -maxdepth 1 ! -name @dvor ! -name '.vite*' -exec ln -s -t "$copy/node_modules" {} +
for workspace in apps/* packages/*; do
  [ -d "$copy/$workspace" ] || continue
  ln -s "../../$workspace" "$copy/node_modules/@dvor/$(basename "$workspace")"
  # Versions that only this workspace has.
  if [ -d "$workspace/node_modules" ]; then ln -s "$root/$workspace/node_modules" "$copy/$workspace/node_modules"; fi
done
cd "$copy"
export PATH="$root/node_modules/.bin:$PATH"

# compile: prints the files of own.json in which the compiler finds an error, once each. A single thread with
# a larger heap takes half the processor time.
compile() {
  (GOGC=400 tsc --singleThreaded --noEmit --pretty false -p own.json || true) |
    sed -n 's/^\([^ (]*\)(.*error.*/\1/p' | sort -u | sed 's/^/  does not compile: /'
}
# after FILE PATTERN LINE: puts a line below the first line that matches.
after() {
  grep -q -- "$2" "$1" || { echo "$1 has no line like $2" >&2; exit 1; }
  awk -v pattern="$2" -v line="$3" '{ print } !done && $0 ~ pattern { print line; done = 1 }' "$1" >own.tmp && mv own.tmp "$1"
}
# place NAME FILE [PATTERN LINE]: prints a place that the how-to names, and puts the line there.
place() {
  printf '%s %s\n' "$1" "$2"
  if [ $# -gt 2 ]; then after "${@:2}"; fi
}
