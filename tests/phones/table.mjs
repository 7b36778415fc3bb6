/**
 * The table of native flows in `tests/phones/README.md`, from the rows that the tests of one run have
 * written: Kotlin's on the JVM, and the TypeScript hosts' (`tests/contract/phone-*.test.ts`).
 * Never edited by hand; a table that differs from the run is stale, and `run.mjs` says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BEGIN = '<!-- flows: written by `node tests/phones/run.mjs --write` -->';
const END = '<!-- flows end -->';
const COLUMNS = ['state', 'host', 'code', 'text', 'next'];
const HEADS = ['State', 'Host', 'Code or answer', 'What is shown', 'What the user can do next'];

/** True when the page already has these rows; `isWriting` updates it. */
export function bringTable(root, rowsFile, isWriting) {
  const page = join(root, 'tests/phones/README.md');
  const text = readFileSync(page, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the table`);
  const table = tableOf(readFileSync(rowsFile, 'utf8'));
  const fresh = `${text.slice(0, begin) + BEGIN}\n\n${table}\n${text.slice(end)}`;
  if (isWriting) writeFileSync(page, fresh);
  return fresh === text;
}

/** One table per flow, sorted by name. */
function tableOf(lines) {
  const rows = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const flows = [...new Set(rows.map(({ flow }) => flow))].sort();
  return flows
    .map((flow) =>
      section(
        flow,
        rows.filter((row) => row.flow === flow),
      ),
    )
    .join('\n');
}

function section(flow, rows) {
  const lines = [...new Set(rows.map((row) => cells(COLUMNS.map((column) => row[column] ?? ''))))];
  const rule = `|${HEADS.map(() => '---').join('|')}|`;
  return [`### ${flow}`, '', cells(HEADS), rule, ...lines.sort(), ''].join('\n');
}

function cells(values) {
  return `| ${values.map((value) => String(value).replaceAll('|', '\\|')).join(' | ')} |`;
}
