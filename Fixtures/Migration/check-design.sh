#!/bin/sh
# Before: what the regular expressions of .swiftlint.yml could not say, and grep had to.
cd "$(dirname "$0")" || exit 2
status=0

check() {
  if grep -rnE --include='*.swift' "$2" Sources | grep -vE '^[^:]*:[0-9]+: *//'; then
    echo "^ $1"
    status=1
  fi
}

check "stack spacing: use a step of Spacing" 'spacing: *[0-9]'
check "the screen is not the window: use the container's size" 'UIScreen\.main'
check "NavigationView is gone: use NavigationStack" 'NavigationView *\{'
exit $status
