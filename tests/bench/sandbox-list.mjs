/** The nearby list at four sizes of the city: p99 may grow with the logarithm. */
import { Sandbox } from '../support/sandbox.ts';
import { percentile, row } from './table.mjs';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
const WARM_UP = 20;
const CALLS = 200;

/** What home asks for, without a place. */
export const NEARBY = {
  pageNo: 1,
  pageSize: 10,
  queryId: '',
  scene: 'HOME_PAGE',
  filterOptions: [],
  needStatistical: false,
  categoryIdList: [],
  regionId: '0',
  distance: '10',
  traceId: 'bench',
  version: '2.10.3',
};

export async function measureSandboxList({ sizes = SIZES, say }) {
  const results = [];
  for (const stores of sizes) {
    say(`  ${stores.toLocaleString('en')} stores …`);
    const sandbox = await Sandbox.start({
      args: ['--stores', String(stores), '--rate-limit', '1000000'],
      startTimeoutMs: 600_000,
    });
    const durations = [];
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      // A walk over Jakarta that is the same each time.
      const lat = -6.3 + 0.2 * ((call * 0.618) % 1);
      const lng = 106.72 + 0.2 * ((call * 0.382) % 1);
      const startedMs = performance.now();
      await sandbox.call('/market/asset_aggregate_page/find_by_distance', { ...NEARBY, lat, lng });
      if (call >= WARM_UP) durations.push(performance.now() - startedMs);
    }
    await sandbox.stop();
    results.push({ stores, p50: percentile(durations, 0.5), p99: percentile(durations, 0.99) });
  }
  const [least] = results;
  return results.map(({ stores, p50, p99 }) => {
    const growth = Math.log(stores) / Math.log(least.stores);
    return row(`Sandbox: nearby list of ${stores.toLocaleString('en')}, p99`, p99, {
      unit: 'ms',
      digits: 1,
      ...(stores === least.stores ? {} : { atMost: Number((least.p99 * growth).toFixed(1)) }),
      note: `p50 ${p50.toFixed(1)} ms`,
    });
  });
}
