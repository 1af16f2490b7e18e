#!/bin/sh
# install_test.sh BUILD: an installed program works, and takes the maps that were installed with it.
set -eu

prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
cmake --install "$1" --prefix "$prefix" >/dev/null

# A map that differs from the one in the source tree tells which of them was taken.
printf '@\n' >"$prefix/share/fovlab/maps/cave.txt"
got=$(cd / && "$prefix/bin/fovlab" compare cave -a dfov --format csv | cut -d, -f1-4 | tail -n 1)
[ "$got" = "dfov,8,1,0" ] || {
    echo "the installed program says of its map: $got"
    exit 1
}
[ "$("$prefix/bin/fovlab" show comb -a dfov | wc -l)" = 17 ]
