import { appInfo } from '../../api/app-info.ts';
import { call } from '../../api/call.ts';
import { querySandbox } from '../../api/generated/calls/query-sandbox.ts';
import type { Point } from './start-point.ts';

/** A sandbox answers at once; what does not is none. */
const TIMEOUT_MS = 2_000;

/**
 * Where the sandbox's console has put the phones; undefined where it has not, and of a company's server.
 * Sends one call to a sandbox, none from builds for other servers.
 */
export async function playedPoint(): Promise<Point | undefined> {
  if (appInfo.environment !== 'dev' && appInfo.environment !== 'test') return undefined;
  try {
    const { standing } = await call(querySandbox, {}, { timeoutMs: TIMEOUT_MS });
    return standing ?? undefined;
  } catch {
    // The machine's own position is as good without the console.
    return undefined;
  }
}
