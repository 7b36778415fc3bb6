/**
 * Tolerant readers: what of a reply is checked, and what may be missing from it.
 *
 * Invariant: one malformed entry is dropped and reported and never takes its page with it. A list of
 * which nothing can be read is a malformed reply, not an empty list.
 */
import * as v from 'valibot';
import { apiReport } from './report.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** The same call, of whose reply these fields alone are read. */
export function tolerant<
  Body,
  Data,
  Fields extends v.ObjectEntries & { [Name in keyof Data]?: v.GenericSchema },
>(
  endpoint: Endpoint<Body, Data>,
  fields: Fields,
): Endpoint<Body, v.InferOutput<v.ObjectSchema<Fields, undefined>>> {
  return { ...endpoint, data: v.object(fields) };
}

/** The entries of a list that are well formed. `where` names the list in reports. */
export function eachOf<Value>(
  schema: v.GenericSchema<unknown, Value>,
  where: string,
): v.GenericSchema<unknown, Value[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value: entries }, addIssue, NEVER }): Value[] => {
      const read = entries.flatMap((entry) => readOne(schema, entry, where));
      if (entries.length === 0 || read.length > 0) return read;
      addIssue({ expected: 'an entry that can be read' });
      return NEVER;
    }),
  );
}

/** A field that the reply is whole without. */
export function orNone<Value>(schema: v.GenericSchema<unknown, Value>, where: string) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given) => (given === null ? undefined : readOne(schema, given, where)[0])),
    ),
  );
}

function readOne<Value>(
  schema: v.GenericSchema<unknown, Value>,
  given: unknown,
  where: string,
): [Value] | [] {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return [parsed.output];
  apiReport.get()(where, new ApiError('malformed', '', parsed.issues[0].message));
  return [];
}
