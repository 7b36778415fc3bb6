import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { apiReport } from './report.ts';

/**
 * The entries of a list that are well formed: one that is not is dropped and reported, and never takes
 * the others with it. Throws when there are some and none could be read: that is no empty list.
 */
export function readEach<Value>(
  schema: v.GenericSchema<unknown, Value>,
  items: readonly unknown[],
  where: string,
): Value[] {
  const read = items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    if (parsed.success) return [parsed.output];
    apiReport.get()(where, new ApiError('malformed', '', parsed.issues[0].message));
    return [];
  });
  if (items.length > 0 && read.length === 0)
    throw new ApiError('malformed', '', `${where}: none of ${items.length} could be read`);
  return read;
}
