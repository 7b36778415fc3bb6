// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { askFor, pickFlow, type PickEvent, type PickStep, type PickWork } from './pick-flow.ts';

const asking: PickStep = { name: 'asking', source: 'camera' };
const choosing: PickStep = { name: 'choosing' };
const denied: PickStep = { name: 'choosing', problem: 'denied' };
const picking: PickStep = { name: 'picking', isTapNeeded: false };

it.each([
  ['opens', denied, { type: 'restart' }, choosing],
  ['asks', choosing, { type: 'choose', source: 'camera' }, asking],
  ['asks again after a refusal', denied, { type: 'choose', source: 'camera' }, asking],
  ['asks once', asking, { type: 'choose', source: 'library' }, asking],
  ['granted', asking, { type: 'granted', isTapNeeded: false }, picking],
  ['denied', asking, { type: 'refused', problem: 'denied' }, denied],
  ['the picker was closed', picking, { type: 'choose', source: 'camera' }, asking],
  ['an answer that comes late', choosing, { type: 'granted', isTapNeeded: true }, choosing],
  ['a refusal that comes late', picking, { type: 'refused', problem: 'denied' }, picking],
  ['closes', asking, { type: 'restart' }, choosing],
] as const)('%s', (_name, step, event, expected) => {
  expect(pickFlow(step, event as PickEvent)).toEqual(expected);
});

const report = vi.fn<PickWork['report']>();
const fine: PickWork = {
  askPermission: () => Promise.resolve('granted'),
  openPicker: () => true,
  report,
};
const failed = { askPermission: () => Promise.reject(new Error('x')) };

it.each([
  ['granted', {}, false, [{ type: 'granted', isTapNeeded: false }], 0],
  ['granted late', { openPicker: () => false }, false, [{ type: 'granted', isTapNeeded: true }], 0],
  [
    'denied',
    { askPermission: () => Promise.resolve('denied') },
    false,
    [{ type: 'refused', problem: 'denied' }],
    0,
  ],
  ['check failed', failed, false, [{ type: 'refused', problem: 'unknown' }], 1],
  ['granted to a sheet that was closed', {}, true, [], 0],
  ['check failed for a sheet that was closed', failed, true, [], 1],
] as [string, Partial<PickWork>, boolean, PickEvent[], number][])(
  'permission: %s',
  async (_name, change, isClosed, expected, reports) => {
    report.mockClear();
    const openPicker = vi.fn(change.openPicker ?? fine.openPicker);
    const told: PickEvent[] = [];
    const stopping = new AbortController();
    if (isClosed) stopping.abort();
    const work = { ...fine, ...change, openPicker };
    await askFor('camera', work, stopping.signal, (event) => told.push(event));
    expect(told).toEqual(expected);
    expect(report).toHaveBeenCalledTimes(reports);
    if (isClosed) expect(openPicker).not.toHaveBeenCalled();
  },
);
