# Sourced by script/try-install, as root: a folder that stands for a Debian server on which nothing is installed yet. It
# has an /etc, /var and /tmp of its own; programs are those of this machine, and nothing else of it can be seen.

# make_machine FOLDER
make_machine() {
  local folder
  mkdir -p "$1"/{usr,proc,dev,tmp,root,run,opt,srv,shims,repository,var/tmp,var/lib,var/cache}
  chmod 1777 "$1/tmp" "$1/var/tmp"
  cp -a /etc "$1/"
  mkdir -p "$1"/etc/{caddy,systemd/system}
  for folder in bin sbin lib lib64; do cp -a "/$folder" "$1/" 2>/dev/null || true; done
  cp "$root"/script/lib/machine/* "$root/script/lib/unit.sh" "$1/shims/"
}

# in_machine FOLDER [OUTSIDE:INSIDE[:ro]]… -- COMMAND…: runs there, with further folders laid over it. What is mounted
# goes with the command; INSIDE / means that the machine itself may not be written on.
in_machine() {
  local machine=$1
  shift
  exec unshare --mount --propagation private -- bash -euc '
    machine=$1
    shift
    lay() {
      mount --bind "$1" "$machine$2"
      if [ "${3:-}" = ro ]; then mount -o remount,bind,ro "$machine$2"; fi
    }
    lay "$machine" /
    lay /usr /usr ro
    mount --rbind /dev "$machine/dev"
    mount -t proc proc "$machine/proc" 2>/dev/null || mount --rbind /proc "$machine/proc"
    folders=()
    while [ "$1" != -- ]; do folders+=("$1") && shift; done
    shift
    for folder in "${folders[@]}"; do
      IFS=: read -r outside inside way <<<"$folder"
      [ "$inside" = / ] || lay "$outside" "$inside" "$way"
    done
    case " ${folders[*]} " in *:/:ro*) mount -o remount,bind,ro "$machine" ;; esac
    exec chroot "$machine" "$@"' in_machine "$machine" "$@"
}

# documented HEADING: the commands of the first block below a heading of docs/operating.md.
documented() {
  awk -v heading="$1" '
    /^#/ { there = ($0 ~ "^#+ " heading "$") }
    there && /^```/ { if (inside) exit; inside = 1; next }
    there && inside' "$root/docs/operating.md"
}

# as_documented MACHINE HEADING [FOLDERS…]: types these commands on the machine, one line after the other.
as_documented() {
  local machine=$1 heading=$2
  shift 2
  documented "$heading" | sed "s#REPOSITORY#/repository#; s#PASSWORD@HOST#try-install@127.0.0.1:$((port + 1))#g" >"$machine/root/commands"
  [ -s "$machine/root/commands" ] || fail "docs/operating.md has no commands below '$heading'"
  (in_machine "$machine" "$work/repository:/repository:ro" "$@" -- /usr/bin/env \
    HOME=/root PATH=/shims:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "TRY_PORT=$port" bash -eu -c '
      cd /root
      while IFS= read -r line; do
        begun=$SECONDS
        printf "  $ %s\n" "$line"
        eval "$line" </dev/null
        [ $((SECONDS - begun)) -lt 2 ] || printf "    (%d s)\n" $((SECONDS - begun))
      done <commands') >"$work/said" 2>&1 || { cat "$work/said"; fail "$heading: the last line above"; }
  sed '/^npm warn/d; /Updating files/d; s/^\([^ ]\)/    \1/' "$work/said"
}
