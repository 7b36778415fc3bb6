/** The states of the contract, and which of them the seed has. */
import { readFileSync } from 'node:fs';
import type { Read } from './seeded.ts';

interface Schema {
  $ref?: string;
  enum?: readonly string[];
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Contract {
  components: { schemas: Readonly<Record<string, Schema>> };
  paths: Readonly<Record<string, { post: { responses: Readonly<Record<string, Reply>> } }>>;
}

interface Reply {
  content: { 'application/json': { schema: Schema } };
}

/** Of these a screen offers one thing or another; all else that is enumerated are names, choices and steps. */
const STATES = /(?:State|Status|Reason|Failure|Block|Choice|Way|(?<!Step)Kind|Cause)$/;

/** Values that no seeded item has, each with its reason. */
export const UNSEEDED: Readonly<Record<string, string>> = {
  'ClaimStatus.DENIED': 'decided on the console: the voucher is as before, without the case',
  'ClaimStatus.GRANTED': 'decided on the console: a refund, as RefundCause.OUTLET',
  'ClaimStatus.WITHDRAWN': 'the tap on “Keep” of a claim ends in it',
  'EnvelopeState.USED': 'offers the order that used it, as LOCKED does',
  'MoneyWay.NAMED': 'its payer has said where to: offers to say it anew, as UNKNOWN does',
  'MoneyWay.ORIGINAL': 'ends within a month of the payment; nothing is offered for it',
  'OriginalBlock.CASH': 'nothing seeded was paid in cash',
  'PayFailure.EXPIRED': 'offers the same as DECLINED',
  'RedemptionStatus.LAPSED': 'the voucher is as if never opened',
  'RedemptionStatus.REJECTED': 'the voucher is open again, as OPEN',
  'RedemptionStatus.UNDONE': 'the voucher is open again, as OPEN',
  'RefundCause.EXPIRY': 'offers the same as OUTLET',
  'RefusedChoice.KEEP': 'the case is over; the tap on “Keep” ends in it',
  'RefusedChoice.REFUND': 'the case is over; the tap on “Refund” ends in it',
  'RejectReason.CLOSING': 'a word of the cashier of a rejected voucher',
  'RejectReason.GUEST': 'as CLOSING',
  'RejectReason.OTHER': 'as CLOSING',
  'RejectReason.SOLD_OUT': 'as CLOSING',
  'RejectReason.TERMS': 'as CLOSING',
  'TokenState.TAKEN': 'its link is known to nobody who was seeded',
  'TokenState.WITHDRAWN': 'its link is known to nobody who was seeded',
};

const contract = JSON.parse(readFileSync('src-tauri/contract/openapi.json', 'utf8')) as Contract;

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (contract.components.schemas[nameOf(schema)] ?? {});

const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

const dataOf = (call: string): Schema =>
  contract.paths[call]?.post.responses['200']?.content['application/json'].schema.properties?.[
    'data'
  ] ?? {};

/** Each enumeration that a schema holds, once, as `Name.VALUE`. */
function allOf(schema: Schema, known: Set<string>, found: Set<string>): void {
  const name = nameOf(schema);
  if (known.has(name)) return;
  if (name) known.add(name);
  const {
    enum: values = [],
    properties = {},
    items,
    allOf: every = [],
    oneOf = [],
  } = resolved(schema);
  if (STATES.test(name)) for (const value of values) found.add(`${name}.${value}`);
  for (const inner of [...Object.values(properties), ...every, ...oneOf, ...(items ? [items] : [])])
    allOf(inner, known, found);
}

/** Those of a reply. */
function seenIn(data: unknown, schema: Schema, found: Set<string>): void {
  if (data === null || data === undefined) return;
  const {
    properties = {},
    items,
    allOf: every = [],
    oneOf = [],
    enum: values = [],
  } = resolved(schema);
  if (typeof data === 'string' && values.includes(data)) found.add(`${nameOf(schema)}.${data}`);
  for (const part of [...every, ...oneOf]) seenIn(data, part, found);
  if (Array.isArray(data) && items) for (const each of data) seenIn(each, items, found);
  for (const [key, inner] of Object.entries(properties))
    seenIn((data as Record<string, unknown>)[key], inner, found);
}

/** Values of the contract that no seeded item has. */
export function unseen(reads: readonly Read[]): string[] {
  const all = new Set<string>();
  const found = new Set<string>();
  for (const call of new Set(reads.map((read) => read.call))) allOf(dataOf(call), new Set(), all);
  for (const { call, data } of reads) seenIn(data, dataOf(call), found);
  return [...all].filter((value) => !found.has(value)).toSorted();
}
