import { reportProblem, track } from '../../telemetry/report.ts';

const told = new Set<string>();

/**
 * Spec home 8, reported only: a cache that is not there, or that cannot be read. Once in each run;
 * an expired one is told by the storage, which drops it.
 */
export function tellCache(key: string, finding: 'none' | 'broken'): void {
  if (told.has(key)) return;
  told.add(key);
  if (finding === 'none') track('cache_miss', { key });
  else reportProblem(`cache.${key}`, new Error('of another shape'));
}
