#!/bin/sh
# The scripts that set up and run, with stand-ins for the commands that they call.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# A stand-in notes how it was called and does what the test says.
stand_in() {
    printf '#!/bin/sh\nprintf "%%s\\n" "%s $*" >>"%s/calls"\n%s\n' "$1" "$work" "$2" \
        >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

fresh() {
    rm -rf "$work/bin" "$work/calls" "$work/out" "$work/err"
    mkdir "$work/bin"
    : >"$work/calls"
    stand_in dpkg-query 'for p in "$@"; do case " '"$1"' " in *" $p "*) echo "$p installed" ;; esac; done; exit 1'
    stand_in id "echo $2"
    ln -s "$(command -v env)" "$work/bin/env"
}

# Asks for three packages; only what is in $work/bin can be called.
ask() {
    status=0
    (PATH=$work/bin && . "$root/app/packages.sh" && need_packages one two three) \
        >"$work/out" 2>"$work/err" || status=$?
}

check() {
    if [ "$2" != "$3" ]; then
        printf '%s\n  expected: %s\n  got:      %s\n' "$1" "$3" "$2"
        failures=$((failures + 1))
    fi
}

calls_but_queries() { grep -v -e '^dpkg-query' -e '^id' "$work/calls" || true; }

fresh "one two three" 0
stand_in apt-get true
ask
check "nothing is installed when nothing is missing" "$status $(calls_but_queries)" "0 "

fresh "two" 0
stand_in apt-get true
ask
check "root installs just what is missing" "$status $(calls_but_queries)" "0 apt-get update
apt-get install -y --no-install-recommends one three"

fresh "one" 1000
stand_in apt-get true
stand_in sudo '"$@"'
ask
check "others do it through sudo" "$status $(calls_but_queries)" "0 sudo apt-get update
apt-get update
sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends two three
apt-get install -y --no-install-recommends two three"

fresh "one" 1000
stand_in apt-get true
ask
check "without sudo it says what to do" "$status $(cat "$work/err")" \
    "1 fovlab: packages are missing, and installing them needs root. As root, run: apt-get install two three"

fresh "one" 0
stand_in apt-get '[ "$1" = update ]'
ask
check "it says when installing fails" "$status $(tail -n 1 "$work/err")" \
    "1 fovlab: the packages could not be installed; see above. Needed: two three"

fresh "one" 0
stand_in apt-get '[ "$1" = install ]'
ask
check "a list of packages that cannot be updated may still do" "$status" "0"

fresh "" 0
for tool in c++ cmake ninja; do stand_in "$tool" true; done
ask
check "other systems hear what is needed" "$status $(cat "$work/err")" \
    "1 fovlab: pkg-config is missing, and this is not Debian or Ubuntu. Install what these Debian packages hold, then run this again: one two three"
stand_in pkg-config true
ask
check "and go on when the tools are there" "$status" "0"

# app/run, in a tree of its own, with a build that makes a program which says how it was called.
mkdir -p "$work/tree/app" "$work/here"
cp "$root/app/run" "$root/app/packages.sh" "$work/tree/app"
fresh "" 0
for tool in sh dirname; do ln -s "$(command -v $tool)" "$work/bin/$tool"; done
for tool in mkdir chmod cat; do ln -s "$(command -v $tool)" "$work/bin/$tool"; done
stand_in c++ true
stand_in pkg-config true
program=$work/tree/build/app/app/fovlab
stand_in cmake "mkdir -p '$work/tree/build/app' && : >'$work/tree/build/app/build.ninja'"
stand_in ninja "case \"\$*\" in *-n*) [ -x '$program' ] && echo 'ninja: no work to do.'; exit 0 ;; esac
mkdir -p '$work/tree/build/app/app'
printf '#!/bin/sh\necho \"fovlab \$*\"\n' >'$program'
chmod +x '$program'; echo noise"
run_app() { (cd "$work/here" && PATH=$work/bin "$work/tree/app/run" "$@" 2>/dev/null); }

check "app/run passes its arguments on, and only the program writes to standard output" \
    "$(run_app show a.txt -a 'x y')" "fovlab show a.txt -a x y"
unset WAYLAND_DISPLAY
check "without arguments it opens the window where there is a display" \
    "$(export DISPLAY=:0 && run_app)" "fovlab "
unset DISPLAY
check "without a display it renders and compares a bundled map" "$(run_app)" \
    "fovlab render room_with_the_gap -o comparison.png
comparison.png shows the bundled map room_with_the_gap. In figures:

fovlab compare room_with_the_gap"
check "it configures once and builds once" "$(grep -c -e '^cmake' "$work/calls") $(
    grep '^ninja' "$work/calls" | grep -vc -e ' -n ')" "1 1"

# A system where the tools are there and a library is not.
rm -r "$work/tree/build"
stand_in cmake 'exit 1'
status=0
(cd "$work/here" && PATH=$work/bin "$work/tree/app/run" show >"$work/out" 2>"$work/err") || status=$?
check "it names what is needed when configuring fails" \
    "$status $(grep -c 'configuring failed; .*: g++ .*libimgui-dev.*libcli11-dev' "$work/err")" "1 1"

[ "$failures" -eq 0 ] || exit 1
echo "all checks of the scripts passed"
