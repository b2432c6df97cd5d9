# Sourced by the scripts beside it, which have changed into the project's root.

say() { printf '%s\n' "$*"; }

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Whether files can be made in a folder; asked by making one, because root may write where a disk is read-only.
can_write() {
  local probe
  probe=$(mktemp "$1/.probe-XXXXXX" 2>/dev/null) && rm -f "$probe"
}

# Node of at least version 20 runs npm; npm then brings the exact Node that runs the product.
require_node() {
  command -v node >/dev/null 2>&1 || die 'Node 20 or newer is needed and was not found; see https://nodejs.org'
  command -v npm >/dev/null 2>&1 || die 'npm is needed and was not found; it comes with Node, see https://nodejs.org'
  node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' ||
    die "Node 20 or newer is needed, found $(node --version)"
}

# What node_modules was installed for; a copied folder of another system does not fit either.
lock_hash() {
  node -e '
    const hash = require("node:crypto").createHash("sha256")
    hash.update(require("node:fs").readFileSync("package-lock.json"))
    console.log(hash.digest("hex") + " " + process.platform + "-" + process.arch)'
}

# The first package that npm says it has put here and that is not, or nothing.
missing_package() {
  [ -f node_modules/.package-lock.json ] || return 0
  node -e '
    const { existsSync, readFileSync } = require("node:fs")
    const { packages } = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8"))
    const there = Object.keys(packages).filter((path) => path.startsWith("node_modules/"))
    const lost = [...there.map((path) => path + "/package.json"), "node_modules/.bin/node"].find((path) => !existsSync(path))
    if (lost) console.log(lost)'
}

# Runs npm ci only when node_modules is missing, was made for another lock or is not whole.
install_when_needed() {
  require_node
  local wanted lost stamp=node_modules/.lock-hash
  wanted=$(lock_hash)
  lost=$(missing_package)
  if [ -n "$lost" ]; then
    say "$lost is missing"
  elif [ -f "$stamp" ]; then
    [ "$(cat "$stamp")" = "$wanted" ] && return
  # Installed by hand after the last change of the lock: as good.
  elif [ node_modules/.package-lock.json -nt package-lock.json ]; then
    # An installed service may not write there, and need not.
    { printf '%s\n' "$wanted" >"$stamp"; } 2>/dev/null || true
    return
  fi
  say 'Installing packages (about a minute)'
  npm ci --no-audit --no-fund --loglevel=error || die 'The packages could not be installed; the reason stands above.'
  [ -x node_modules/.bin/node ] || die 'npm did not install Node (are install scripts switched off?); run: npm rebuild node'
  printf '%s\n' "$wanted" >"$stamp"
}

# From here on "node" is the one that npm brought.
use_own_node() {
  PATH="$PWD/node_modules/.bin:$PATH"
  export PATH
}

# A relative DATA_DIR is meant from where the command is typed; call it before changing the folder.
settle_data_dir() {
  case ${DATA_DIR:-/} in
    /*) ;;
    *) export DATA_DIR="$PWD/$DATA_DIR" ;;
  esac
}

# Runs apps/server/src/NAME.ts with the words that were typed; files they name are meant from where they are typed. The
# name of an archive that is not here stays as it is: it is looked for in the places of the backups.
run_command() {
  local name=$1 words=() word
  shift
  for word in "$@"; do
    case $word in
      /* | -* | *://*) words+=("$word") ;;
      dvor-*.tar.zst | dvor-*.tar.zst.age)
        if [ -e "$word" ]; then word=$PWD/$word; fi
        words+=("$word")
        ;;
      *) words+=("$PWD/$word") ;;
    esac
  done
  if [ -n "${BACKUP_DIR:-}" ] && [ "${BACKUP_DIR#/}" = "$BACKUP_DIR" ]; then export BACKUP_DIR="$PWD/$BACKUP_DIR"; fi
  settle_data_dir
  cd -- "$root"
  install_when_needed
  use_own_node
  exec node "apps/server/src/$name.ts" ${words[@]+"${words[@]}"}
}
