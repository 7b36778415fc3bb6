import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asset, detail } from '../../../tests/support/store-info.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { clock } from '../../lib/now.ts';
import { BillExample } from './BillExample.tsx';
import { BUY_FACES, BuyBar, type BuyState, MayComeBack } from './BuyBar.tsx';
import { ContentCard } from './ContentCard.tsx';
import { FlashComing, FlashStrip, VoucherHead } from './VoucherHead.tsx';
import { voucherImages } from './images.ts';
import { PriceHistoryCard } from './PriceHistoryCard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(() => activateLocale('id-ID'));

test.each(Object.keys(BUY_FACES) as BuyState[])('%s: price, reason and a live button', (state) => {
  const onAct = vi.fn<(act: string) => void>();
  render(
    <BuyBar state={state} priceRp={15_000} originalPriceRp={25_000} isBusy={false} onAct={onAct} />,
  );
  const { reason, button, act: does } = BUY_FACES[state];
  expect(screen.getByText('Rp15.000')).toBeTruthy();
  expect(screen.queryByRole('status')?.textContent).toBe(reason && text(reason));
  fireEvent.click(screen.getByRole('button', { name: text(button) }));
  expect(onAct).toHaveBeenCalledExactlyOnceWith(does);
});

test('what unpaid orders hold may come back until then, and is asked for when it may be', async () => {
  vi.useFakeTimers();
  const onAsk = vi.fn<() => void>();
  const untilMs = clock.nowMs() + 60_000;
  const held = () => <MayComeBack untilMs={untilMs} onAsk={() => onAsk()} />;
  const view = render(held());
  expect(view.container.textContent).toBe(
    text('voucher.mayComeBack', { time: formatClock(untilMs) }),
  );
  // Another rendering is no other wish.
  view.rerender(held());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onAsk).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1500);
  expect(onAsk).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onAsk).toHaveBeenCalledTimes(3);
});

test('the bill of a cash coupon follows the meal of one’s choice, a package has one', () => {
  const rules = {
    ...detail.billRules,
    mode: 'TENDER',
    servicePermille: 50,
    taxPermille: 100,
  } as const;
  const bill = { rules, faceValue: 100_000, priceRp: 75_000 };
  const view = render(<BillExample {...bill} isCash />);
  const allIn = () => screen.getByRole('row', { name: /Total semuanya/ }).textContent;
  expect(allIn()).toBe('Total semuanyaRp90.500');
  fireEvent.click(screen.getByRole('radio', { name: 'Rp150.000' }));
  expect(allIn()).toBe('Total semuanyaRp148.250');
  expect(screen.getByRole('table', { name: 'Contoh kalau makan Rp150.000' })).toBeTruthy();
  view.rerender(<BillExample {...bill} isCash={false} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(allIn()).toBe('Total semuanyaRp90.500');
});

test('contents show the menu prices of all pieces and their sum', () => {
  const { container } = render(<ContentCard detail={detail} />);
  expect(container.textContent).toContain('2× SotoRp20.000');
  expect(container.textContent).toContain('Jumlah harga menuRp25.000');
});

test('the price history is a picture and a table, the newest first', () => {
  const note = { kind: 'below', lowestRp: 18_000 } as const;
  render(<PriceHistoryCard history={detail.priceHistory} note={note} nowMs={detail.serverTime} />);
  expect(screen.getByText('Termurah 30 hari. Sebelumnya Rp18.000')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Grafik harga 30 hari: sekarang Rp15.000, terendah Rp15.000',
  );
  const toggle = screen.getByRole('button', { name: 'Lihat sebagai tabel' });
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(toggle);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SejakHarga',
    '20 Nov 2026Rp15.000',
    '03 Nov 2026Rp18.000',
  ]);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('without a history there is a sentence and no chart', () => {
  const history = { knownDays: 3, pointList: [] };
  render(<PriceHistoryCard history={history} note={{ kind: 'new' }} nowMs={0} />);
  expect(screen.getByText('Baru dijual, belum ada pembanding')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['below', { kind: 'below', lowestRp: 18_000 } as const, true],
  ['equal', { kind: 'equal', lowestRp: 15_000 } as const, false],
])('price %s: the colour of a promotion only with a saving', (_what, note, saves) => {
  const { container } = render(
    <MemoryRouter>
      <VoucherHead detail={detail} note={note} />
    </MemoryRouter>,
  );
  const price = container.querySelector('p');
  expect(price?.hasAttribute('data-saving')).toBe(saves);
  // Not "-40 % off": a saving is told once.
  expect(price?.textContent).toMatch(/hemat \d+% dari harga menu$/);
});

test('pictures come in their order, each once, or the card’s own', () => {
  const image = (imageUrl: string, sort: number) =>
    ({ imageType: 'dish', imageUrl, sort }) as const;
  const imageList = [image('/b.png', 2), image('/a.png', 1), image('/b.png', 3), image('', 0)];
  expect(voucherImages({ asset, imageList }).map(({ url }) => url)).toEqual(['/a.png', '/b.png']);
  expect(voucherImages({ asset, imageList: [] }).map(({ url }) => url)).toEqual([asset.imageUrl]);
});

test.each([
  ['today', 6, '15:00 WIB'],
  ['tomorrow', 30, '24 Nov, 15:00 WIB'],
])('a flash price that comes %s is told with its time, and asked for then', (_day, hours, time) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 2) });
  const onAsk = vi.fn<() => void>();
  const leftMs = hours * 3_600_000;
  const coming = {
    pageId: 'flash-jakarta',
    sessionUniqueKey: 'F3-20261123',
    startsAt: clock.nowMs() + leftMs,
    salePrice: 9000,
  };
  const said = { serverTime: clock.nowMs(), arrivedAtMs: performance.now() };
  render(<FlashComing {...{ coming, said, onAsk }} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: `Di Flash Sale mulai ${time}: Rp9.000` });
  expect(link.getAttribute('href')).toBe(
    '/platform/flashDeal?pageId=flash-jakarta&session=F3-20261123',
  );
  act(() => void vi.advanceTimersByTime(leftMs - 1));
  expect(onAsk).toHaveBeenCalledTimes(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(onAsk).toHaveBeenCalledTimes(1);
});

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a flash price counts down, asks again at zero, and shows dashes after a sleep', () => {
  vi.useFakeTimers();
  const onAsk = vi.fn<() => void>();
  const reply = () => ({ leftMs: 60_000, atMs: performance.now() });
  const view = render(<FlashStrip reply={reply()} onAsk={onAsk} />);
  const time = () => /[\d-]{2}:[\d-]{2}:[\d-]{2}/.exec(view.container.textContent)?.[0];
  expect(time()).toBe('00:01:00');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(time()).toBe('00:00:50');

  // A reply that knows more than is left cannot make it grow.
  view.rerender(<FlashStrip reply={reply()} onAsk={onAsk} />);
  expect(time()).toBe('00:00:50');

  hide(true);
  expect(time()).toBe('--:--:--');
  hide(false);
  expect(time()).toBe('--:--:--');
  expect(onAsk).toHaveBeenCalledTimes(1);
  view.rerender(<FlashStrip reply={{ leftMs: 5000, atMs: performance.now() }} onAsk={onAsk} />);
  act(() => void vi.advanceTimersByTime(0));
  expect(time()).toBe('00:00:05');
  act(() => void vi.advanceTimersByTime(5000));
  expect(time()).toBe('00:00:00');
  expect(onAsk).toHaveBeenCalledTimes(2);
});
