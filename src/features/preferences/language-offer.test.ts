import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { resetAtoms } from '../../lib/atom.ts';
import { declineOffer, offeredLocale } from './language-offer.ts';

beforeEach(async () => {
  await openKept();
});

afterEach(() => vi.restoreAllMocks());

function speak(tag: string): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
}

test.each([
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['id-ID', undefined],
  ['in', undefined],
  ['ja', undefined],
  ['', undefined],
])('a phone that speaks %j is offered %j', (tag, offered) => {
  speak(tag);
  expect(offeredLocale()).toBe(offered);
});

test('nothing is offered to who has chosen, even Indonesian', () => {
  speak('en');
  storedLocale.set('id-ID');
  expect(offeredLocale()).toBeUndefined();
});

test('an offer that was declined is not made again, at the next start either', () => {
  speak('zh-CN');
  declineOffer();
  expect(offeredLocale()).toBeUndefined();
  resetAtoms();
  expect(offeredLocale()).toBeUndefined();
});
