#!/usr/bin/env bash
# deploy/backup/record-responses.sh <site> <folder>: records the responses of a platform in files, to compare them with another's:
# its rooms, the nights of each that are taken, a photo of each, and, where the demo accounts can sign in, their bookings.
set -euo pipefail
[ $# -eq 2 ] || { echo 'Usage: record-responses.sh <site> <folder>' >&2; exit 1; }
site=${1%/} folder=$2
mkdir -p "$folder"

ask() { curl --silent --show-error --fail --max-time 30 "$@"; }
# The texts that stand under a name in JSON, one a line; none is no failure.
texts() { grep -o "\"$1\":\"[^\"]*\"" | cut -d '"' -f 4 || true; }

page=0 cursor=''
while :; do
  ask "$site/api/rooms?limit=100${cursor:+&cursor=$cursor}" >"$folder/rooms-$page.json"
  cursor=$(texts nextCursor <"$folder/rooms-$page.json")
  [ -n "$cursor" ] || break
  page=$((page + 1))
done

listed=$(grep -ho '"_id":"[^"]*","images":\[[^]]*\]' "$folder"/rooms-*.json | tr -d ' ' || true)
# A comparison of nothing with nothing would find no difference.
total=$(grep -o '"total":[0-9]*' "$folder/rooms-0.json" | cut -d : -f 2)
found=$(grep -c . <<<"$listed" || true)
[ "$found" = "$total" ] || { echo "$site has $total rooms, and $found were read from its answers." >&2; exit 1; }

from=$(date -u +%F) to=$(date -u --date '+700 days' +%F)
for room in $listed; do
  id=$(cut -d '"' -f 4 <<<"$room") photo=$(cut -d '"' -f 8 <<<"$room")
  ask "$site/api/bookings/rooms/$id/taken-nights?from=$from&to=$to" >"$folder/nights-$id.json"
  [ -z "$photo" ] || ask "$site$photo" | sha256sum >"$folder/photo-$id.sha256"
done

# bookings_of <name> <email> <password> <path>: what somebody of the demo data sees of bookings.
bookings_of() {
  local clerk=$site/__clerk/v1/client cookies session token
  cookies=$(mktemp)
  session=$(ask --cookie-jar "$cookies" --data strategy=password --data-urlencode "identifier=$2" \
    --data-urlencode "password=$3" "$clerk/sign_ins" | texts created_session_id)
  token=$(ask --cookie "$cookies" --data '' "$clerk/sessions/$session/tokens" | texts jwt)
  rm "$cookies"
  ask --header "authorization: Bearer $token" "$site$4" >"$folder/bookings-of-$1.json"
}
if ask --output /dev/null "$site/__clerk/v1/environment" 2>/dev/null; then
  bookings_of guest "${GUEST_EMAIL:-asha.menon@example.com}" "${GUEST_PASSWORD:-wayhouse-guest}" /api/bookings/user
  bookings_of owner "${OWNER_EMAIL:-leela.nair@example.com}" "${OWNER_PASSWORD:-wayhouse-owner}" /api/bookings/hotel
fi
