import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { clock } from '../../lib/now.ts';
import { endPicking, lostPhoto, notePicking } from './lost-photo.ts';
import { storedPickingFor } from './stored-keys.ts';

const phone = vi.hoisted(() => ({
  host: {} as { lostPhoto?: () => Promise<Blob | undefined> },
  asked: 0,
}));
vi.mock('#host', () => ({ host: phone.host }));

let nowMs = 1_000_000;

beforeEach(async () => {
  await openKept();
  phone.asked = 0;
  phone.host.lostPhoto = () => {
    phone.asked += 1;
    return Promise.resolve(new Blob(['photo']));
  };
  vi.spyOn(clock, 'nowMs').mockImplementation(() => nowMs);
  window.history.replaceState(null, '', '/platform/editProfile');
});

afterEach(() => vi.restoreAllMocks());

test('the page that had opened the picker gets the photo, once', async () => {
  notePicking();
  expect(await (await lostPhoto())?.text()).toBe('photo');
  expect(await lostPhoto()).toBeUndefined();
  expect(phone.asked).toBe(1);
});

test('no lost photo is asked for where no picker was open, or where it has answered', async () => {
  expect(await lostPhoto()).toBeUndefined();
  notePicking();
  endPicking();
  expect(await lostPhoto()).toBeUndefined();
  expect(phone.asked).toBe(0);
});

test('another page leaves it to the one that waits', async () => {
  notePicking();
  window.history.replaceState(null, '', '/platform/reviewEdit?storeId=1');
  expect(await lostPhoto()).toBeUndefined();
  expect(phone.asked).toBe(0);
  window.history.replaceState(null, '', '/platform/editProfile');
  expect(await lostPhoto()).toBeInstanceOf(File);
});

test.each([
  ['at the limit', 30 * 60_000, 1],
  ['after it', 30 * 60_000 + 1, 0],
  ['on a clock that is slow until the first reply', -60_000, 1],
  ['after the clock was set back by an hour', -60 * 60_000, 0],
])('%s', async (_name, passedMs, asked) => {
  notePicking();
  nowMs += passedMs;
  await lostPhoto();
  expect(phone.asked).toBe(asked);
  expect(storedPickingFor.get()).toBeUndefined();
});

test('a host whose picker ends with the page keeps no note', async () => {
  delete phone.host.lostPhoto;
  notePicking();
  expect(storedPickingFor.get()).toBeUndefined();
  expect(await lostPhoto()).toBeUndefined();
});
