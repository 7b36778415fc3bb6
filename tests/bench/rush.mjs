/**
 * 2,000 buyers at once for 50 pieces, in process and compiled as a server is.
 * `tests/api/buying/rush.rs` asserts who gets one, and prints how long an order took.
 */
import { mustRun } from '../../tools/run.mjs';
import { row } from './table.mjs';

const TEST = ['test', '--profile', 'server', '--package', 'jajan-sandbox', '--test', 'api'];

export async function measureRush() {
  const args = [...TEST, 'rush::', '--', '--nocapture'];
  const { output } = await mustRun('cargo', args, { isQuiet: true });
  const [, p50, p99] = /p50 (\d+) ms, p99 (\d+) ms/.exec(output) ?? [];
  if (p99 === undefined) throw new Error('the test printed no p99');
  return [
    row('Sandbox: order among 2,000 at once, p99', Number(p99), {
      unit: 'ms',
      atMost: 400,
      note: `p50 ${p50} ms`,
    }),
  ];
}
