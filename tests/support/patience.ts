/** The limit of a test's waits: a limit, not a measurement, because a machine may be busy. */
export const PATIENCE_MS = 20_000;
