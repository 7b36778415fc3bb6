/** The search at two sizes of the city: p99 may grow with the logarithm, whatever is typed. */
import { Sandbox } from '../support/sandbox.ts';
import { percentile, row } from './table.mjs';

const SIZES = [10_000, 100_000];
const ROUNDS = 12;

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

export async function measureSandboxSearch({ say }) {
  const results = [];
  for (const stores of SIZES) {
    say(`  ${stores.toLocaleString('en')} stores …`);
    const sandbox = await Sandbox.start({
      args: ['--stores', String(stores), '--rate-limit', '1000000'],
      startTimeoutMs: 600_000,
    });
    const durations = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [at, text] of TEXTS.entries()) {
        const body = search(text, round * TEXTS.length + at);
        const startedMs = performance.now();
        await sandbox.call('/homepage/query_poi_list', body);
        // The first round fills the caches.
        if (round > 0) durations.push(performance.now() - startedMs);
      }
    }
    await sandbox.stop();
    results.push({ stores, p50: percentile(durations, 0.5), p99: percentile(durations, 0.99) });
  }
  const [least] = results;
  return results.map(({ stores, p50, p99 }) => {
    const growth = Math.log(stores) / Math.log(least.stores);
    return row(`Sandbox: search among ${stores.toLocaleString('en')}, p99`, p99, {
      unit: 'ms',
      digits: 1,
      ...(stores === least.stores ? {} : { atMost: Number((least.p99 * growth).toFixed(1)) }),
      note: `p50 ${p50.toFixed(1)} ms`,
    });
  });
}
