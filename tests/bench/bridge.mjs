/** An API call through the shell against the same call by `fetch`, measured by the webview rig. */
import { existsSync } from 'node:fs';
import { missing } from './table.mjs';

const RIG = 'tests/webview/bridge-bench.mjs';

export async function measureBridge(sandbox) {
  if (!existsSync(RIG)) return [missing('Bridge: extra cost of a call', 'no webview rig')];
  const { measureBridgeCalls } = await import(`../../${RIG}`);
  return measureBridgeCalls(sandbox);
}
