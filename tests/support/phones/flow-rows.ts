import { appendFileSync } from 'node:fs';

/** One line of the table in `tests/phones/README.md`: a situation, and the test that covers it. */
export interface FlowRow {
  flow: string;
  state: string;
  /** WEB, PWA, `APP`, `APP Android`, `APP iOS`, `APP desktop`, or `Android, native` for Kotlin alone. */
  host: string;
  /** Of spec home 4 or 8, or what was answered. */
  code: string;
  /** What is shown, in Indonesian; nothing where nothing is. */
  text?: string | undefined;
  /** What the user can do next. */
  next?: string | undefined;
}

/** Records a row when `JAJAN_FLOW_ROWS` names a file (`tests/phones/run.mjs`); else a no-op. */
export function flowRow(row: FlowRow): void {
  const file = process.env['JAJAN_FLOW_ROWS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
