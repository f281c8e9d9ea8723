#!/bin/sh
# ./start.sh            starts Millwright with the Node beside it
# ./start.sh doctor     one of its tools: backup, restore, doctor, migrate, seed, upgrade, service
set -eu
here=${0%/*}
[ "$here" != "$0" ] || here=.
home=$(CDPATH='' cd -- "$here" && pwd -P)
version=$home
# Written by upgrade: the version that runs.
if [ -f "$home/versions/current" ]; then
  read -r name <"$home/versions/current" || [ -n "$name" ]
  if [ -f "$home/versions/$name/dist/server/main.js" ]; then version=$home/versions/$name; fi
fi
node=$version/node/node
[ -x "$node" ] || node=$home/node/node
exec "$node" --max-semi-space-size=8 "$version/dist/server/main.js" "$@"
