import { appendFileSync } from 'node:fs';

/** One line of the table in `tests/phones/README.md`: what a person meets, and which test has met it. */
export interface FlowRow {
  flow: string;
  state: string;
  /** WEB, PWA, `APP`, `APP Android`, `APP iOS`, `APP desktop`, or `Android, native` for Kotlin alone. */
  host: string;
  /** Of spec home 4 or 8, or what was answered. */
  code: string;
  /** What is shown, in Indonesian; nothing where nothing is. As the test saw it, or `meant`. */
  text?: string | undefined;
  /** What the user can do next. As the test saw it, or `meant`. */
  next?: string | undefined;
}

/** What this test does not look at: in italics, so that the table does not say that it was seen. */
export function meant(words: string | undefined): string | undefined {
  return words === undefined ? undefined : `*${words}*`;
}

/** Writes a row down when `JAJAN_FLOW_ROWS` names a file (`tests/phones/run.mjs`); else does nothing. */
export function flowRow(row: FlowRow): void {
  const file = process.env['JAJAN_FLOW_ROWS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
