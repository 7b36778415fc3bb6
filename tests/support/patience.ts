/**
 * How long a test waits for what is to come before it fails: an end of patience, not a measure. A
 * machine may be busy.
 */
export const PATIENCE_MS = 20_000;
