import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { batchQueryConfig } from '../../api/generated/calls/batch-query-config.ts';
import { atom } from '../../lib/atom.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedRiskPaths } from '../../api/stored-keys.ts';
import { storedRemoteFlags } from './stored-keys.ts';
import { flagKeys, readFlags, type FlagName, type Flags } from './flags.ts';

const refreshAfterMs = 10 * 60 * 1000;
const body = { keys: [...flagKeys] };

async function fetchFlags(signal: AbortSignal): Promise<Flags> {
  const entries = await call(batchQueryConfig, body, { signal });
  const flags = readFlags(entries, (key) =>
    reportProblem('remoteConfig.flags', new Error(`${key} has the wrong type`)),
  );
  latest.set(flags);
  storedRemoteFlags.set(entries);
  // The risk replay in `api`, below the features, reads it there.
  storedRiskPaths.set([...flags.riskPaths]);
  return flags;
}

const latest = atom<Flags | undefined>(undefined);

/**
 * The latest reply; before that the stored one of the last run, each value validated again, or the
 * defaults. Also for use outside React.
 */
export function currentFlags(): Flags {
  // A value of the wrong type was reported when it arrived; not again when it is read.
  const flags = latest.get() ?? readFlags(storedRemoteFlags.get() ?? [], () => undefined);
  latest.set(flags);
  return flags;
}

/** Whether a reply has ever arrived on this device; until then flags are their defaults. */
export function areFlagsKnown(): boolean {
  return storedRemoteFlags.get() !== undefined;
}

/** All flags, with the query that brings them. */
export function useFlags() {
  const query = useQuery({
    queryKey: [batchQueryConfig.path, body],
    queryFn: ({ signal }) => fetchFlags(signal),
    staleTime: refreshAfterMs,
  });
  return { flags: query.data ?? currentFlags(), query };
}

/**
 * The flag of the latest reply; until then that of the last run, so that the layout does not shift
 * after the start, or the default.
 */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  return useFlags().flags[name];
}
