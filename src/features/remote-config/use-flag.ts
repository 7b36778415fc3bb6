import { useQuery } from '@tanstack/react-query';
import { batchQueryConfig } from '../../api/generated/endpoints.ts';
import { callQuery } from '../../api/query.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { defaultFlags, flagKeys, readFlags, type FlagName, type Flags } from './flags.ts';

const refreshAfterMs = 10 * 60 * 1000;

const configQuery = {
  ...callQuery(batchQueryConfig, { keys: [...flagKeys] }),
  staleTime: refreshAfterMs,
};

function select(entries: Parameters<typeof readFlags>[0]): Flags {
  return readFlags(entries, (key) =>
    reportProblem('remote-config', new Error(`${key} has the wrong type`)),
  );
}

/** The flag as the server has it; its default until then and when the server cannot be asked. */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  const { data } = useQuery({ ...configQuery, select });
  return (data ?? defaultFlags())[name];
}
