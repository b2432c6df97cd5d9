# Sourced by script/try-install: the Dockerfile and compose.yaml without an engine, on a folder that stands for the image.

# dockerfile STAGE WORD: what the lines of a stage that begin with WORD say.
dockerfile() {
  awk -v stage="$1" -v word="$2" '/^FROM /{ n++ } n == stage && $1 == word { sub(/^[A-Z]+ +/, ""); print }' "$root/Dockerfile"
}

# build_image: runs the RUN lines of both stages, each stage on a machine of its own.
build_image() {
  local line
  make_machine "$work/build"
  make_machine "$work/image"
  git clone -q "$work/repository" "$work/build/app"
  dockerfile 1 RUN | while IFS= read -r line; do run_line build /app "$line"; done
  dockerfile 2 RUN | while IFS= read -r line; do run_line image / "$line"; done
  mv "$work/build/app" "$work/image/app"
}

# run_line MACHINE FOLDER COMMAND
run_line() {
  local begun=$SECONDS
  printf '  RUN %s' "$3"
  (in_machine "$work/$1" -- /usr/bin/env -u npm_config_cache HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -euc "cd $2; $3" </dev/null) >"$work/said" 2>&1 || { echo; tail -5 "$work/said"; fail "$3"; }
  printf ' (%d s)\n' $((SECONDS - begun))
}

# in_image COMMAND…: as the container runs it: its user, its environment, nothing else; only volumes and /tmp may be written.
in_image() {
  in_machine "$work/image" :/:ro "$work/image-data:/data" "$work/image-backups:/backups" "$work/image-tmp:/tmp" -- \
    /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin sh -euc "
      cd $(dockerfile 2 WORKDIR)
      export $(dockerfile 2 ENV)
      while IFS= read -r setting; do export \"\$setting\"; done <<'SETTINGS'
$(cat "$work/settings")
SETTINGS
      exec setpriv --reuid $(dockerfile 2 USER) --regid $(dockerfile 2 USER) --clear-groups --no-new-privs --bounding-set=-all \"\$@\"
    " in_image "$@"
}

# command_of: a line like ["node", "main.ts"] as words.
command_of() { tr -d '[]",' | sed 's/.*CMD //'; }

# compose_settings: the application's environment, one NAME=VALUE a line: of a filled-in deploy/compose.env.example, which
# is the .env of compose.yaml, and of compose.yaml itself, which takes precedence.
compose_settings() {
  python3 - "$root" <<'PY'
import json, re, secrets, sys, yaml
root = sys.argv[1]
text = open(f'{root}/compose.yaml').read()
services = yaml.safe_load(text)['services']
given = dict(re.findall(r'^([A-Z_0-9]+)=(.*)$', open(f'{root}/deploy/compose.env.example').read(), re.M))
asked = set(re.findall(r'\$\{([A-Z_0-9]+):\?', text))
assert asked <= set(given), f'compose.yaml asks for what the example does not give: {asked - set(given)}'
assert services['app']['env_file'] == '.env', 'the application does not get .env'
for name, service in services.items():
    # PostgreSQL and Caddy by their major: mends come with `docker compose pull`, changes do not.
    assert 'build' in service or re.search(r':\d', service['image']), f'the image of {name} has no fixed version'
node = json.load(open(f'{root}/package.json'))['dependencies']['node']
bases = set(re.findall(r'^FROM node:([\d.]+)-', open(f'{root}/Dockerfile').read(), re.M))
assert bases == {node}, f'the image is based on Node {bases}, the product runs on {node}'
given |= dict(APP_SECRET=secrets.token_urlsafe(33), POSTGRES_PASSWORD='try-install', SAMPLE_DATA='1',
              ADMIN_EMAIL='majitel@example.sk', ADMIN_PASSWORD='zelena-bicykel-mraky-dvor')
def filled(value):
    return re.sub(r'\$\{([A-Z_0-9]+)(?::-([^}]*))?[^}]*\}', lambda found: given.get(found[1]) or found[2] or '', value)
settings = given | {name: filled(value) for name, value in services['app']['environment'].items()}
for name, value in settings.items():
    print(f'{name}={value}')
PY
}
