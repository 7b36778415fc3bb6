import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { batchQueryConfig } from '../../api/generated/endpoints.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { defaultFlags, flagKeys, readFlags, type FlagName, type Flags } from './flags.ts';

const refreshAfterMs = 10 * 60 * 1000;
const body = { keys: [...flagKeys] };

async function fetchFlags(signal: AbortSignal): Promise<Flags> {
  const entries = await call(batchQueryConfig, body, { signal });
  const flags = readFlags(entries, (key) =>
    reportProblem('remoteConfig.flags', new Error(`${key} has the wrong type`)),
  );
  storage.set('remoteFlags', flags);
  return flags;
}

/**
 * The flag as the server has it; until then as it was last time, so that nothing appears or moves a
 * moment after the start; and its default before there was a last time.
 */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  const { data } = useQuery({
    queryKey: [batchQueryConfig.path, body],
    queryFn: ({ signal }) => fetchFlags(signal),
    staleTime: refreshAfterMs,
  });
  return (data ?? storage.get('remoteFlags') ?? defaultFlags())[name];
}
