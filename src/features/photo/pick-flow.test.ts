// @vitest-environment node
import { expect, it } from 'vitest';
import { pickFlow, type PickEvent, type PickStep } from './pick-flow.ts';

const asking: PickStep = { name: 'asking', source: 'camera' };
const choosing: PickStep = { name: 'choosing' };
const picking: PickStep = { name: 'picking', source: 'camera', isTapNeeded: false };

it.each([
  ['opens', { name: 'closed' }, { type: 'open' }, choosing],
  ['asks', choosing, { type: 'choose', source: 'camera' }, asking],
  ['asks once', asking, { type: 'choose', source: 'library' }, asking],
  ['granted', asking, { type: 'granted', isTapNeeded: false }, picking],
  [
    'denied',
    asking,
    { type: 'refused', problem: 'denied' },
    { name: 'choosing', problem: 'denied' },
  ],
  ['the picker was closed', picking, { type: 'choose', source: 'camera' }, asking],
  [
    'an answer that comes late',
    { name: 'closed' },
    { type: 'granted', isTapNeeded: true },
    { name: 'closed' },
  ],
  ['closes', asking, { type: 'close' }, { name: 'closed' }],
] as const)('%s', (_name, step, event, expected) => {
  expect(pickFlow(step as PickStep, event as PickEvent)).toEqual(expected);
});
