#!/usr/bin/env bash
# deploy/backup/rehearse.sh: makes a backup of the running project, restores it beside it, and compares what both answer.
# The copy runs without payment and notification, so that it sends no email and moves no money, and is removed again.
# It answers at REHEARSAL_PORT (3999). Sandbox accounts to compare the bookings of: GUEST_EMAIL, OWNER_EMAIL.
set -euo pipefail
# shellcheck source=deploy/backup/project.sh
. "$(dirname "${BASH_SOURCE[0]}")/project.sh"
running=$COMPOSE_PROJECT_NAME
copy=$running-rehearsal
port=${REHEARSAL_PORT:-3999}
site=http://$(compose port gateway 8080)
work=$(mktemp -d)

in_copy() { COMPOSE_PROJECT_NAME=$copy HOST=127.0.0.1 PORT=$port "$@"; }
clean_up() {
  in_copy compose down --volumes --timeout 5 >&2 || true
  rm -rf "$work"
}
trap clean_up EXIT

# With a key of its own: what is rehearsed is read at once, and thrown away.
if [ "${PLAIN:-}" != yes ]; then
  age-keygen --output "$work/key" 2>/dev/null || fail 'Install age (apt-get install age), or set PLAIN=yes.'
  BACKUP_RECIPIENT=$(age-keygen -y "$work/key")
  export BACKUP_RECIPIENT BACKUP_IDENTITY=$work/key
fi

log "Recording the responses of $running at $site"
deploy/backup/record-responses.sh "$site" "$work/before"
backup=$(deploy/backup/backup.sh "$work")
in_copy deploy/backup/restore.sh "$backup"
in_copy compose up --detach --no-build --no-deps mongo rabbitmq minio sandbox catalog booking shell gateway >&2

log "Recording the responses of $copy at http://127.0.0.1:$port"
answers() { curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/$1"; }
for _ in $(seq 120); do
  if answers rooms && answers "bookings/rooms/none/taken-nights?from=2030-01-01&to=2030-01-02"; then break; fi
  sleep 1
done
deploy/backup/record-responses.sh "http://127.0.0.1:$port" "$work/after"

diff --recursive --brief "$work/before" "$work/after" >&2 || fail 'The restored data differs from the original.'
log "$(find "$work/after" -type f | wc -l) responses are the same."
