#include "bindings/bindings.h"

// Everything is in Rust, the application's delegate too: it comes from tao.
int main() {
  start_app();
  return 0;
}
