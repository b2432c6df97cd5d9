# Sourced: reads a systemd unit, for programs that must run as the service does (its account, its settings).

# unit_value UNIT KEY: the value of a key that stands there once.
unit_value() { sed -n "s/^$2=//p" "$1" | tail -1; }

# unit_environment UNIT: what the service finds in its environment, one NAME=VALUE a line; the file's win, as in systemd.
unit_environment() {
  local file words=()
  sed -n 's/^Environment=//p' "$1" | while read -r -a words; do printf '%s\n' "${words[@]}"; done
  file=$(unit_value "$1" EnvironmentFile)
  if [ -n "$file" ]; then sed -En '/^[A-Za-z_][A-Za-z0-9_]*=/{ s/^([^=]*)="(.*)"$/\1=\2/; p; }' "$file"; fi
}
