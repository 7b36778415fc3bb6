/**
 * The remote switch of monitoring: while it is off, problems and performance are not reported. Spec
 * home 4 "Other" and 9: fetched 3 s after start, apart from the flags. Until then the stored value
 * holds; a failed fetch changes nothing.
 */
import { call } from '../../api/call.ts';
import { batchQueryConfig } from '../../api/generated/calls/batch-query-config.ts';
import { reportProblem, setMonitoring } from '../../telemetry/report.ts';
import { storedIsMonitored } from '../../telemetry/stored-keys.ts';
import { monitoringKey } from './flags.ts';

/** Spec home 9. Counted from the navigation, so that it does not matter when this code was loaded. */
export const DELAY_MS = 3000;

async function fetchMonitoring(): Promise<void> {
  try {
    const entries = await call(batchQueryConfig, { keys: [monitoringKey] });
    const value = entries.find(({ key }) => key === monitoringKey)?.value;
    if (typeof value === 'boolean') {
      storedIsMonitored.set(value);
      setMonitoring(value);
    } else if (value !== undefined) {
      throw new TypeError(`${monitoringKey} has the wrong type`);
    }
  } catch (error) {
    reportProblem('remoteConfig.monitoring', error);
  }
}

/** Call once, after the first screen. */
export function startMonitoring(): void {
  setTimeout(() => void fetchMonitoring(), Math.max(0, DELAY_MS - performance.now()));
}
