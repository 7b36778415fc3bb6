/**
 * Tolerant readers: which fields of a reply are validated, and which may be missing.
 *
 * Invariant: a malformed entry is dropped and reported and never fails its page. A list without one
 * valid entry is a malformed reply, not an empty list.
 */
import * as v from 'valibot';
import { apiReport } from './context.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** The same endpoint, with only these fields of the reply validated. */
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

/** The valid entries of a list. `where` names the list in reports. */
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

/** An optional field: undefined and reported when malformed. */
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
