# Sourced by the scripts that build: what the project needs from the system, and how to get it.
# shellcheck shell=sh

build_packages="g++ cmake ninja-build pkg-config libimgui-dev libglfw3-dev libgl-dev python3-glad
    libstb-dev libcli11-dev nlohmann-json3-dev fonts-dejavu-core"
# The window's own tests need a display without a screen, and OpenGL without a graphics card.
test_packages="libgtest-dev librapidcheck-dev xvfb xauth libgl1-mesa-dri libxtst-dev"

say() { printf 'fovlab: %s\n' "$*" >&2; }

# The packages among the arguments that are not installed.
missing_packages() {
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
        while read -r package status; do
            [ "$status" = installed ] && printf ' %s' "$package"
        done) || true
    for package in "$@"; do
        case "$installed " in
        *" $package "*) ;;
        *) printf ' %s' "$package" ;;
        esac
    done
}

# Installs the packages that are missing: on Debian and Ubuntu with apt-get, as root or with sudo.
# On other systems it trusts that they are there if the tools are, and otherwise says what to get.
need_packages() {
    needed=$*
    if ! command -v apt-get >/dev/null; then
        for tool in c++ cmake ninja pkg-config; do
            command -v "$tool" >/dev/null || {
                say "$tool is missing, and this is not Debian or Ubuntu. Install what these Debian" \
                    "packages hold, then run this again:" "$@"
                return 1
            }
        done
        return 0
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    as_root=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || {
            say "packages are missing, and installing them needs root. As root, run:" \
                "apt-get install$missing"
            return 1
        }
        as_root=sudo
    fi
    say "installing$missing"
    # A stale list of packages may still do, so only the installation decides.
    $as_root apt-get update >&2 || true
    # shellcheck disable=SC2086  # $missing is a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends $missing >&2 || {
        say "the packages could not be installed; see above. Needed:$missing"
        return 1
    }
}

# Configures a build folder, the first argument, unless that is done with these options, and builds
# one target, the second; the others are CMake options. Says nothing when there is nothing to do.
build_target() {
    folder=$1 target=$2
    shift 2
    if [ ! -f "$folder/build.ninja" ] || [ "$*" != "$(cat "$folder/options" 2>/dev/null)" ]; then
        cmake -S "$root" -B "$folder" -G Ninja "$@" >&2 || {
            say "configuring failed; see above. Needed is what these Debian packages hold: $needed"
            return 1
        }
        printf '%s\n' "$*" >"$folder/options"
    fi
    case $(ninja -C "$folder" -n "$target") in
    *"no work to do"*) ;;
    *) ninja -C "$folder" "$target" >&2 ;;
    esac
}
