import { expect, it } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import { checkFault, type FaultDraft } from './FaultSection.tsx';

const draft: FaultDraft = { path: '/', kind: 'reset', field: '', delay: '' };

it.each([
  ['plain', {}, 0, { fault: { path: '/', kind: 'reset', delayMs: 0 } }],
  [
    'latency',
    { kind: 'latency', delay: '1500' },
    0,
    { fault: { path: '/', kind: 'latency', delayMs: 1500 } },
  ],
  [
    'latency without end',
    { kind: 'latency', delay: '1e9' },
    0,
    { fault: { path: '/', kind: 'latency', delayMs: 60_000 } },
  ],
  [
    'a delay that is no number',
    { kind: 'latency', delay: 'soon' },
    0,
    { fault: { path: '/', kind: 'latency', delayMs: 0 } },
  ],
  [
    'a business code',
    { kind: 'business', field: ` ${codes.TOKEN_EXPIRED} ` },
    0,
    { fault: { path: '/', kind: 'business', delayMs: 0, field: codes.TOKEN_EXPIRED } },
  ],
  [
    'a business fault without a code',
    { kind: 'business' },
    0,
    { problem: 'platform.faultFieldNeeded' },
  ],
  ['a path without a slash', { path: 'market' }, 0, { problem: 'platform.faultPathInvalid' }],
  ['one too many', {}, 50, { problem: 'platform.faultTooMany' }],
] as const)('%s', (_name, change, existing, expected) => {
  expect(checkFault({ ...draft, ...change }, existing)).toEqual(expected);
});
