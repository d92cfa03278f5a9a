#!/bin/sh
# Restarts the copies of a server one after another, without a failed request. As root, on the machine with nginx:
#
#   rolling-restart.sh arena_api /api/v1/health 'ssh "$HOST" systemctl restart arena-api'
#   rolling-restart.sh arena_shell /registry.json 'ssh "$HOST" systemctl restart arena-origin'
#
# The arguments: the upstream in nginx's file, an address that answers once a copy is up, and a command that restarts the copy at
# $HOST:$PORT and returns when the old process has ended. Each copy is marked `down`, drained, restarted and marked up again. If a
# copy doesn't come up, the script stops, and that copy stays `down`.
set -eu
FILE=${FILE:-/etc/nginx/conf.d/arena.conf}
NGINX_COMMAND=${NGINX_COMMAND:-nginx}
# How long the calls that a copy has taken may run on before it is restarted.
DRAIN_SECONDS=${DRAIN_SECONDS:-5}
UP_WITHIN_SECONDS=${UP_WITHIN_SECONDS:-60}

[ $# -eq 3 ] || { echo "usage: $0 UPSTREAM READY COMMAND" >&2; exit 2; }
upstream=$1 ready=$2 command=$3

copies=$(sed -n "/^upstream $upstream {/,/^}/s/^ *server \([^ ;]*\).*;.*/\1/p" "$FILE")
[ "$(echo "$copies" | wc -w)" -gt 1 ] || { echo "$FILE has no two copies of $upstream: a restart would interrupt the service." >&2; exit 1; }

# Marks the copy ` down`, or `` for up, in this upstream only.
mark() {
  sed -E -i "/^upstream $upstream \{/,/^\}/s/^( *server $copy)( down)?(.*;)/\\1$1\\3/" "$FILE"
  $NGINX_COMMAND -t -q && $NGINX_COMMAND -s reload
}

for copy in $copies; do
  HOST=${copy%:*} PORT=${copy##*:}
  export HOST PORT
  echo "$copy: down"
  mark ' down'
  sleep "$DRAIN_SECONDS"
  sh -c "$command"
  seconds=0
  until curl -fs -o /dev/null --max-time 5 "http://$copy$ready"; do
    seconds=$((seconds + 1))
    [ $seconds -lt "$UP_WITHIN_SECONDS" ] || { echo "$copy doesn't answer $ready. It stays down in $FILE." >&2; exit 1; }
    sleep 1
  done
  mark ''
  echo "$copy: up"
done
