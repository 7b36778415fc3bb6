import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { batchQueryConfig } from '../../api/generated/endpoints.ts';
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
  // The session's risk replay reads it there, below the features.
  storedRiskPaths.set([...flags.riskPaths]);
  return flags;
}

const latest = atom<Flags | undefined>(undefined);

/**
 * What the server said last; before it has, what it said last time, each value checked again; and
 * defaults before there was a last time. For use outside React too.
 */
export function currentFlags(): Flags {
  // A value of the wrong type was told when it came; what is kept is told no second time.
  const flags = latest.get() ?? readFlags(storedRemoteFlags.get() ?? [], () => undefined);
  latest.set(flags);
  return flags;
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
 * The flag as the server has it; until then as it was last time, so that nothing appears or moves a
 * moment after the start; and its default before there was a last time.
 */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  return useFlags().flags[name];
}
