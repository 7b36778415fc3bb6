/**
 * The table of native flows in `tests/phones/README.md` and the walk of `tests/phones/QA.md`, from the rows
 * that the tests of one run have written: Kotlin's on the JVM, and the TypeScript hosts'
 * (`tests/contract/phone-*.test.ts`). Never edited by hand; one that differs from the run is stale, and
 * `run.mjs` says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cells, section } from './markdown.mjs';
import { qaWalk } from './qa-walk.mjs';

const BEGIN = '<!-- flows: written by `node tests/phones/run.mjs --write` -->';
const END = '<!-- flows end -->';
const COLUMNS = ['state', 'host', 'code', 'text', 'next', 'by'];
const HEADS = [
  'State',
  'Host',
  'Code or answer',
  'What is shown',
  'What the user can do next',
  'Played by',
];
/** The words of a row for whom it was played, and those hosts. */
const HOSTS = {
  'APP Android': ['APP Android'],
  'APP iOS': ['APP iOS'],
  'APP desktop': ['APP desktop'],
  APP: ['APP Android', 'APP iOS'],
  'WEB, PWA': ['WEB, PWA'],
  'Android, native': [],
  all: ['APP Android', 'APP iOS', 'APP desktop', 'WEB, PWA'],
};
const NATIVE_CODES = ['-2', '-3', '-4', '-5', '-6', '-7'];
const POSITIONS = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** True when both pages already have these rows; `isWriting` updates them. */
export function bringTable(root, rowsFile, isWriting) {
  const rows = readFileSync(rowsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((row) => ({ ...row, by: playedBy(row.host) }));
  const pages = [
    ['tests/phones/README.md', `${codesOf(rows)}\n${tableOf(rows)}`],
    ['tests/phones/QA.md', qaWalk(rows, hostsOf)],
  ];
  return pages.map(([path, table]) => bring(join(root, path), table, isWriting)).every(Boolean);
}

/** Compares what is between the page's two marks, and replaces it when asked. */
function bring(page, table, isWriting) {
  const text = readFileSync(page, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the table`);
  const fresh = `${text.slice(0, begin) + BEGIN}\n\n${table}\n${text.slice(end)}`;
  if (isWriting) writeFileSync(page, fresh);
  return fresh === text;
}

/** One table per flow, sorted by name. */
function tableOf(rows) {
  const flows = [...new Set(rows.map(({ flow }) => flow))].sort();
  return flows
    .map((flow) => {
      const lines = rows
        .filter((row) => row.flow === flow)
        .map((row) => cells(COLUMNS.map((column) => row[column] ?? '')));
      return section(flow, HEADS, [...new Set(lines)].sort());
    })
    .join('\n');
}

/** A row of the hosts in TypeScript plays their code against answers that the test gives. */
function playedBy(host) {
  if (host === 'Android, native') return 'Kotlin on the JVM';
  return host.startsWith('APP') ? 'mocked bridge' : 'mocked browser';
}

function hostsOf(name) {
  const hosts = HOSTS[name];
  if (hosts === undefined) throw new Error(`a row names no known host: ${name}`);
  return hosts;
}

/** Which codes some row has seen on a host; the others it cannot answer, or nothing plays them. */
function codesOf(rows) {
  const hosts = HOSTS.all;
  const seen = new Set(
    rows.flatMap(({ host, code }) =>
      hostsOf(host).flatMap((one) => code.split(', ').map((each) => `${one} ${each}`)),
    ),
  );
  const line = (code) =>
    cells([code, ...hosts.map((host) => (seen.has(`${host} ${code}`) ? 'yes' : '—'))]);
  return section(
    'Codes that a host answers',
    ['Code', ...hosts],
    [...NATIVE_CODES, ...POSITIONS.map((code) => `position ${code}`)].map(line),
  );
}
