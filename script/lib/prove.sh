# Sourced by script/try-install: what must hold after each step, and how it is asked.

running=()
postgres=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1) || true

step() { printf '\n[%3d s] %s\n' $((SECONDS - begun)) "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

clear_up() {
  local file pid
  for file in "$work"/*/run/*.pid "$work"/*/var/lib/dvor/postgres/cluster/postmaster.pid; do
    if [ -f "$file" ]; then running+=("$(head -1 "$file")"); fi
  done
  for pid in ${running[@]+"${running[@]}"}; do kill "$pid" 2>/dev/null || true; done
  for pid in ${running[@]+"${running[@]}"}; do timeout 20 tail --pid="$pid" -f /dev/null || true; done
  rm -rf "$work"
}

# wait_ready LOG: until the application answers that it can work.
wait_ready() {
  local try
  for try in $(seq 360); do
    curl -fsS -o /dev/null "http://127.0.0.1:$port/api/ready" 2>/dev/null && return
    sleep 0.5
  done
  fail "not ready: $(cat "$1")"
}

# wait_refused LINE: until the start has ended with this line as its last.
wait_refused() {
  timeout 120 tail --pid="$(cat "$server/run/dvor.pid")" -f /dev/null || fail 'it goes on'
  [ "$(tail -1 "$server/run/dvor.log")" = "$1" ] || fail "other last words: $(tail -3 "$server/run/dvor.log")"
  echo "  $1"
}

# answers PATH…: pages come, and the first administrator of the settings can sign in.
answers() {
  local path
  for path in "$@"; do
    curl -fsS -o /dev/null -w "  $path: %{http_code}, %{size_download} bytes in %{time_total} s\n" "http://127.0.0.1:$port$path"
  done
  curl -fsS -o /dev/null -w '  signing in: %{http_code}\n' -H 'content-type: application/json' \
    -d '{"identifier":"majitel@example.sk","password":"zelena-bicykel-mraky-dvor"}' "http://127.0.0.1:$port/api/auth/local"
}

# type_on MACHINE COMMANDS [FOLDERS…]
type_on() {
  local machine=$1 commands=$2
  shift 2
  printf '%s\n' "$commands" | sed 's/^/  $ /'
  (in_machine "$machine" "$@" -- /usr/bin/env HOME=/root PATH=/shims:/usr/sbin:/usr/bin:/sbin:/bin "TRY_PORT=$port" \
    bash -euc "cd /root; $commands" </dev/null) >"$work/said" 2>&1 || { cat "$work/said"; fail "$commands"; }
}

through_caddy() {
  local caddy=${CADDY:-caddy} file=$server/etc/caddy/Caddyfile
  command -v "$caddy" >/dev/null || { echo '  (not installed here)' && return; }
  HOME=$work "$caddy" validate --adapter caddyfile --config "$file" 2>&1 | tail -1 | sed 's/^/  /'
  # Without a name of its own there is no certificate: the same file with another address of the site.
  sed "s#^dvorpodlipami.sk#http://127.0.0.1:$((port + 2))#; s#127.0.0.1:3000#127.0.0.1:$port#; 1i { \nadmin off\n}" "$file" >"$work/Caddyfile"
  HOME=$work "$caddy" run --adapter caddyfile --config "$work/Caddyfile" >"$work/caddy.log" 2>&1 &
  running+=($!)
  curl -fs --retry 20 --retry-delay 1 --retry-connrefused -o /dev/null -D "$work/headers" "http://127.0.0.1:$((port + 2))/uvod"
  grep -iE '^(HTTP|strict-transport|server)' "$work/headers" | tr -d '\r' | sed 's/^/  /'
  grep -qi '^strict-transport-security' "$work/headers" || fail 'no HSTS although PUBLIC_URL is https'
}

# A version whose only news is one more step of the schema, with which the version before cannot work.
make_newer_version() {
  git clone -q "$work/repository" "$work/newer"
  node -e '
    const fs = require("node:fs"), folder = process.argv[1] + "/apps/api/src/db/migrations", list = folder + "/meta/_journal.json"
    const journal = JSON.parse(fs.readFileSync(list, "utf8")), last = journal.entries.at(-1)
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_newer" })
    fs.writeFileSync(list, JSON.stringify(journal))
    fs.writeFileSync(folder + "/9999_newer.sql", "-- contract: from 99.0.0\ncreate table newer_than_before (id uuid primary key);")' "$work/newer"
  git -C "$work/newer" add -A
  git -C "$work/newer" -c user.name=try -c user.email=try@example.sk commit -q -m 'A newer version'
  git -C "$work/newer" push -q origin HEAD
}

move_to_another_server() {
  local other=$work/other
  make_machine "$other"
  type_on "$server" "cd /opt/dvor && script/as-service script/backup && systemctl stop dvor"
  cp "$server/var/lib/dvor/app-secret" "$other/root/"
  cp "$(ls "$server"/var/lib/dvor/backups/*.tar.zst | tail -1)" "$other/root/"
  # The program of the first one is laid there instead of being built once more.
  type_on "$other" "cd /opt/dvor
$(documented 'Without containers' | grep -E '^(useradd|install|nano)')" "$server/opt:/opt"
  as_documented "$other" 'To another server' "$server/opt:/opt"
  wait_ready "$other/run/dvor.log"
  answers '/'
  type_on "$other" 'systemctl stop dvor' "$server/opt:/opt"
  type_on "$server" 'systemctl start dvor'
  wait_ready "$server/run/dvor.log"
}

sql() { PGPASSWORD=try-install psql -qAt -h 127.0.0.1 -p $((port + 1)) -U dvor "$@"; }

# As the image of compose.yaml sets it up: one account, with a password, by the libc's sorting.
start_postgres() {
  install -d -o postgres "$work/cluster" "$work/socket"
  install -m 644 /dev/stdin "$work/password" <<<try-install
  su postgres -s /bin/sh -c "$postgres/initdb -D $work/cluster -U dvor -A scram-sha-256 --pwfile=$work/password -E UTF8 --locale=C.UTF-8 >/dev/null"
  setpriv --reuid postgres --regid postgres --clear-groups "$postgres/postgres" -D "$work/cluster" -p $((port + 1)) -k "$work/socket" -h 127.0.0.1 >"$work/postgres.log" 2>&1 &
  running+=($!)
  timeout 60 sh -c "until $postgres/pg_isready -q -h 127.0.0.1 -p $((port + 1)); do sleep 0.5; done" || fail "$(cat "$work/postgres.log")"
  sql -d postgres -c 'create database dvor'
}

try_containers() {
  local app check words
  sql -d postgres -c 'drop database dvor' -c 'create database dvor'
  build_image
  install -d -o 10001 -g 10001 -m 750 "$work/image-data" "$work/image-backups"
  install -d -m 1777 "$work/image-tmp"
  compose_settings | sed "s#@db/#@127.0.0.1:$((port + 1))/#" >"$work/settings"
  echo "PORT=$port" >>"$work/settings"
  read -r -a app <<<"$(dockerfile 2 CMD | command_of)"
  read -r -a check <<<"$(dockerfile 2 HEALTHCHECK | command_of)"
  in_image "${app[@]}" >"$work/app.log" 2>&1 &
  running+=($!)
  wait_ready "$work/app.log"
  (in_image "${check[@]}") || fail 'the health check says no'
  answers '/' '/ubytovanie'
  sed -n 's/^docker compose exec app \(node [^ ]*\).*/\1/p' "$root/docs/operating.md" | sort -u | while read -r -a words; do
    echo "  ${words[*]}"
    (in_image "${words[@]}") 2>&1 | sed 's/^/    /'
  done
  kill -TERM "${running[-1]}"
  wait "${running[-1]}" || fail "it did not end with status 0: $(cat "$work/app.log")"
  (in_image "${check[@]}") && fail 'the health check says yes after the end' || true
}

check_unit() {
  command -v systemd-analyze >/dev/null || { echo '  (no systemd-analyze here)' && return; }
  sed "s#/opt/dvor#$server/opt/dvor#g" "$root/deploy/dvor.service" >"$work/dvor.service"
  systemd-analyze verify "$work/dvor.service"
  systemd-analyze security --offline=true "$work/dvor.service" 2>/dev/null | tail -1 | sed 's/^[^A-Z]*/  /'
}
