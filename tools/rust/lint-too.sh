#!/usr/bin/env bash
# RUSTC_WORKSPACE_WRAPPER of a complete run: clippy looks at a crate of ours, then rustc compiles it as ever.
# Not sh: dash drops CARGO_BIN_EXE_jajan-sandbox, whose name is none of its own.
#
# `cargo clippy` alone reads all libraries once more for itself, minutes of two cores for each system. Here
# they are read as they were compiled. What clippy finds is a warning, so that one run tells all; cargo
# keeps it and repeats it, and tools/rust/lints.mjs counts.
set -eu
rustc=$1
shift
case " $* " in
*" --crate-name ___ "*) exec "$rustc" "$@" ;;
*" --emit="*link*) ;;
*) exec "$rustc" "$@" ;;
esac

lint() {
  for argument; do
    shift
    case $argument in
    --emit=*) argument=--emit=metadata ;;
    # Cargo takes a library for made as soon as it is told of a file of it.
    --json=*) argument=$(printf '%s' "$argument" | sed 's/,artifacts//; s/=artifacts,/=/') ;;
    incremental=*) argument=$argument-lint ;;
    esac
    set -- "$@" "$argument"
  done
  clippy-driver "$rustc" "$@" --cap-lints warn
}

lint "$@"
exec "$rustc" "$@" --cap-lints allow
