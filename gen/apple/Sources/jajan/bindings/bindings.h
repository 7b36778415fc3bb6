#pragma once

// Defined by Tauri's mobile entry point, src-tauri/src/lib.rs.
extern "C" void start_app();
