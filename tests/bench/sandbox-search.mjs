/**
 * The search at three sizes of the city, whatever is typed: what a call takes in the server, as its log
 * says, and what the index takes beside the rest of the seed. Times may grow with the logarithm.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serverSandboxBinary } from '../../tools/binaries.mjs';
import { buildServerSandbox } from '../../tools/builds.mjs';
import { run } from '../../tools/run.mjs';
import { Sandbox } from '../support/sandbox.ts';
import { percentile, row } from './table.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 20;
const PATH = '/homepage/query_poi_list';

/** Of the city of a million. */
const BARS = { stores: 1_000_000, p50: 5, p99: 20, indexMb: 60, indexSeconds: 40 };

/** The labelled texts of `store/search/tests`, tried in a larger city than by `npm test`. */
const LABELLED = { stores: 100_000, atLeast: 0.95 };
const LABELLED_TEST = ['test', '--package', 'jajan-sandbox', '--lib', 'search::tests::labelled'];

/** Names, dishes, categories, places, mistakes, and common words that rarely meet. */
const TEXTS = [
  'soto betawi',
  'nasi gorng',
  'kopi',
  'ayam geprek murah',
  'korean food',
  'kopi kenary',
  'sate madura kelapa gading',
  'gelora galery',
  'bubur ayan',
  '炒饭',
  'kopi teh jus',
  'kue es bakmi rumah',
  'bakso goreng bakar warteg',
  'sop kue pluit uduk',
  'qwertyuiop',
];

const search = (text, turn) => ({
  data: JSON.stringify({
    searchText: text,
    pageNo: 1,
    pageSize: 20,
    queryId: '',
    scene: 'SEARCH_PAGE',
    filterOptions: [],
    // A walk over Jakarta that is the same each time.
    latitude: -6.3 + 0.2 * ((turn * 0.618) % 1),
    longitude: 106.72 + 0.2 * ((turn * 0.382) % 1),
  }),
  traceId: 'bench',
  version: '2.10.3',
  region: {},
});

export async function measureSandboxSearch({ sizes = SIZES, say }) {
  await buildServerSandbox();
  const results = [];
  for (const stores of sizes) {
    say(`  ${stores.toLocaleString('en')} stores …`);
    results.push(await measured(stores));
  }
  say(`  labelled texts among ${LABELLED.stores.toLocaleString('en')} stores …`);
  return [...results.flatMap((result) => rowsOf(result, results[0])), ...(await labelled())];
}

async function measured(stores) {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-search-'));
  const db = join(folder, 'city.sqlite');
  const log = { durations: [], indexSeconds: Number.NaN };
  try {
    const sandbox = await Sandbox.start({
      args: ['--stores', String(stores), '--rate-limit', '1000000', '--log', 'json'],
      db,
      binary: serverSandboxBinary,
      startTimeoutMs: 600_000,
      onLine: (line) => hear(log, line),
    });
    for (let turn = 0; turn < (ROUNDS + 1) * TEXTS.length; turn += 1)
      await sandbox.call(PATH, search(TEXTS[turn % TEXTS.length], turn));
    await sandbox.stop();
    // The first round fills the caches.
    const durations = log.durations.slice(TEXTS.length);
    if (durations.length !== ROUNDS * TEXTS.length) throw new Error('the log has not every call');
    return {
      stores,
      p50: percentile(durations, 0.5),
      p99: percentile(durations, 0.99),
      indexSeconds: log.indexSeconds,
      indexMb: indexBytes(db) / 1e6,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes what a line of the sandbox says: a call's milliseconds, or the seconds of the index. */
function hear(log, line) {
  const [, seconds] = /index of the search took ([\d.]+) s/.exec(line) ?? [];
  if (seconds !== undefined) log.indexSeconds = Number(seconds);
  if (!line.startsWith('{')) return;
  const { fields } = JSON.parse(line);
  if (fields.path === PATH) log.durations.push(fields.ms);
}

/** Pages of all tables and indices of the search. */
function indexBytes(db) {
  const database = new DatabaseSync(db, { readOnly: true });
  const trees = database
    .prepare(
      `SELECT name FROM sqlite_schema WHERE tbl_name LIKE 'search\\_%' ESCAPE '\\' AND rootpage > 0`,
    )
    .all();
  const size = database.prepare('SELECT pgsize FROM dbstat WHERE name = ? AND aggregate = TRUE');
  const bytes = trees.map(({ name }) => size.get(name).pgsize);
  database.close();
  return bytes.reduce((sum, own) => sum + own, 0);
}

function rowsOf({ stores, p50, p99, indexSeconds, indexMb }, least) {
  const among = stores.toLocaleString('en');
  const isBarred = stores === BARS.stores;
  const growth = Math.log(stores) / Math.log(least.stores);
  const time = (name, value, first, bar) => {
    const grown = stores === least.stores ? undefined : Number((first * growth).toFixed(1));
    const atMost = isBarred ? Math.min(bar, grown ?? bar) : grown;
    const note = isBarred ? `bar ${bar} ms, by the logarithm ${grown} ms` : '';
    const about = { unit: 'ms', digits: 2, note, ...(atMost === undefined ? {} : { atMost }) };
    return row(`Sandbox: search among ${among}, server, ${name}`, value, about);
  };
  const bar = (atMost) => (isBarred ? { atMost } : {});
  return [
    time('p50', p50, least.p50, BARS.p50),
    time('p99', p99, least.p99, BARS.p99),
    row(`Sandbox: index of the search of ${among}`, indexMb, {
      unit: 'MB',
      digits: 1,
      ...bar(BARS.indexMb),
    }),
    row(`Sandbox: making that index`, indexSeconds, {
      unit: 's',
      digits: 1,
      ...bar(BARS.indexSeconds),
    }),
  ];
}

async function labelled() {
  const env = { JAJAN_LABELLED_STORES: String(LABELLED.stores) };
  // A share below the bar fails the test, and is a row all the same.
  const { output } = await run('cargo', [...LABELLED_TEST, '--', '--nocapture'], {
    env,
    isProbe: true,
  });
  const shares = new RegExp(
    `${LABELLED.stores} stores: top-1 ([\\d.]+), P@10 ([\\d.]+), recall@20 ([\\d.]+)`,
  ).exec(output);
  if (shares === null) throw new Error('the labelled texts could not be tried');
  const among = LABELLED.stores.toLocaleString('en');
  return ['top-1', 'P@10', 'recall@20'].map((name, at) =>
    row(`Sandbox: labelled texts among ${among}, ${name}`, Number(shares[at + 1]), {
      unit: '',
      digits: 3,
      atLeast: LABELLED.atLeast,
    }),
  );
}
