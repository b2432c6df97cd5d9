#!/usr/bin/env bash
# Walks one collection by its calls, from signing in to signing out, and prints each with its answer's status.
#   docs/walk-a-collection.sh http://127.0.0.1:3000 owner@example.com 'the password'
# It adds a price of an activity, changes it and removes it again. Any answer but 200 ends the walk.
set -euo pipefail

api="${1:?origin of the server, as http://127.0.0.1:3000}/api"
identifier="${2:?e-mail of an administrator}"
password="${3:?the password}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
token=''

# call METHOD PATH [BODY]: the answer's body is left in the file $answer
call() {
  local method=$1 path=$2 body=${3:-} status
  local options=(--silent --show-error --globoff --request "$method" --output "$answer" --write-out '%{http_code}')
  [ -z "$token" ] || options+=(--header "Authorization: Bearer $token")
  [ -z "$body" ] || options+=(--header 'Content-Type: application/json' --data "$body")
  status=$(curl "${options[@]}" "$api$path")
  printf '%s %-6s %s\n' "$status" "$method" "$path"
  [ "$status" = 200 ] || { cat "$answer"; echo; exit 1; }
}

# text KEY: the first text of that name in the answer
text() { grep -o "\"$1\":\"[^\"]*\"" "$answer" | head -n 1 | cut -d '"' -f 4; }

quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"; }

call POST /auth/local "{\"identifier\":$(quoted "$identifier"),\"password\":$(quoted "$password")}"
token=$(text accessToken)
refresh=$(text refreshToken)

call GET '/activity-prices?active=true&_sort=createdAt:ASC&_limit=10'
call GET /activity-prices/count
before=$(cat "$answer")

call POST /activity-prices '{"title":"Jazda na poníku","description":"10 € za 20 minút"}'
id=$(text id)
call GET "/activity-prices/$id"
call GET '/activity-prices?title_contains=ponik&_where[_or][0][active]=true'
call PUT "/activity-prices/$id" '{"description":"12 € za 20 minút"}'
echo "     now: $(text title), $(text description)"

call DELETE "/activity-prices/$id"
call GET /activity-prices/count
[ "$(cat "$answer")" = "$before" ] || { echo 'the count is not what it was'; exit 1; }

call POST /jwt/refresh-token "{\"refreshToken\":\"$refresh\"}"
token=$(text accessToken)
call POST /jwt/logout
