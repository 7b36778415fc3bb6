import { asId } from '../../api/ids.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { batch, product, storeInfo } from '../../../tests/support/store-info.ts';
import type { MallId, StoreId, StoreInfo } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { AddressSection, COPY_TOAST_MS } from './AddressSection.tsx';
import { BatchTicket, limitsOf } from './BatchTicket.tsx';
import { CollectHint } from './CollectHint.tsx';
import { ProductTicket } from './ProductTicket.tsx';
import { storedCollectHintSeen } from './stored-keys.ts';

const seen = vi.hoisted(() => ({
  toast: vi.fn<(message: string, options?: { durationMs?: number }) => void>(),
  report: vi.fn<(where: string, error: unknown) => void>(),
  require: vi.fn<(scene: string, action: { kind: string }) => void>(),
  copyText: vi.fn<(copied: string) => Promise<void>>(),
  openExternal: vi.fn<(url: string) => Promise<void>>(),
}));
vi.mock('../../ui/toast.ts', () => ({ toast: seen.toast }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: seen.report, track: vi.fn() }));
vi.mock('../../session/session.ts', () => ({ session: { require: seen.require } }));
vi.mock('#host', () => ({
  host: { kind: 'WEB', openExternal: seen.openExternal, copyText: seen.copyText },
}));

afterEach(cleanup);
beforeEach(async () => {
  vi.clearAllMocks();
  await activateLocale('id-ID');
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const where = () => screen.getByText(/^\//).textContent;

function draw(part: React.ReactNode) {
  render(
    <MemoryRouter>
      {part}
      <Where />
    </MemoryRouter>,
  );
}

const store = { storeId: asId<StoreId>('S1'), channelId: '1' };
const at = { scene: 'merchant', position: 0 } as const;
const usable = { isUsable: true, until: '22:00', perVisitLimit: undefined } as const;

test('the hint about favourites waits until the picture is scrolled away', async () => {
  await openKept();
  const scroller = document.createElement('main');
  draw(<CollectHint scrollRef={{ current: scroller }} />);
  const hint = () => screen.queryByRole('complementary');
  expect(hint()).toBeNull();
  scroller.scrollTop = 20;
  fireEvent.scroll(scroller);
  expect(hint()).toBeNull();
  scroller.scrollTop = 120;
  fireEvent.scroll(scroller);
  fireEvent.click(screen.getByRole('button', { name: text('merchant.gotIt') }));
  expect(hint()).toBeNull();
  expect(storedCollectHintSeen.get()).toBe(true);
});

test('a voucher opens its page with the store in its address', () => {
  draw(<ProductTicket product={product} store={store} usable={usable} at={at} />);
  fireEvent.click(screen.getByRole('link'));
  expect(where()).toBe(
    '/platform/groupCouponDetail?skuId=k1&isFlashSale=false&detailId=d1&channel_id=1&reportStoreId=S1',
  );
});

test('buying logs in first, then orders', () => {
  draw(<ProductTicket product={product} store={store} usable={usable} at={at} />);
  fireEvent.click(screen.getByRole('button'));
  expect(seen.require).toHaveBeenCalledExactlyOnceWith(
    'buy',
    expect.objectContaining({
      kind: 'do',
      to: {
        pathname: '/platform/confirmOrder',
        search: '?skuId=k1&productId=p1&storeId=S1&detailId=d1',
      },
    }),
  );
  expect(where()).toBe('/');
});

test('a voucher without skuId shows the parameter error and opens nothing', () => {
  const { skuId: _dropped, ...without } = product;
  draw(<ProductTicket product={without} store={store} usable={usable} at={at} />);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(seen.toast.mock.calls).toEqual([
    [text('system.parameterErr')],
    [text('system.parameterErr')],
  ]);
  expect(seen.report).toHaveBeenCalledTimes(2);
  expect(seen.require).not.toHaveBeenCalled();
  expect(where()).toBe('/');
});

test('a sold-out voucher shows that and has no button', () => {
  draw(
    <ProductTicket
      product={{ ...product, isSoldOut: true }}
      store={store}
      usable={usable}
      at={at}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(text('merchant.soldOut'))).toBeTruthy();
  expect(screen.queryByText(text('merchant.usableUntil', { time: '22:00' }))).toBeNull();
});

test.each([
  [0, 'merchant.claim', true],
  [1, 'merchant.claimMore', true],
] as const)('with %i in hand the button says %s', (heldCount, key, hasButton) => {
  draw(
    <BatchTicket batch={{ ...batch, heldCount }} isClaiming={false} onClaim={() => undefined} />,
  );
  expect(screen.queryByRole('button', { name: new RegExp(`^${text(key)}`) }) !== null).toBe(
    hasButton,
  );
});

test.each<[number, number, ...(readonly [string, number])[]]>([
  [1, 1, ['merchant.perPerson', 1]],
  [1, 3, ['merchant.perDay', 1], ['merchant.perPerson', 3]],
  [2, 0, ['merchant.perDay', 2]],
  [5, 2, ['merchant.perPerson', 2]],
  [0, 0],
])('shows the limits of %i a day and %i in total', (daily, inAll, ...expected) => {
  expect(limitsOf({ receiveTimesDailyLimit: daily, receiveTimesLimit: inAll })).toEqual(
    expected.map(([key, count]) => ({ key, count })),
  );
});

test('a coupon shows its claim limits', () => {
  const thrice = { ...batch, receiveTimesDailyLimit: 1, receiveTimesLimit: 3 };
  draw(<BatchTicket batch={thrice} isClaiming={false} onClaim={() => undefined} />);
  expect(document.body.textContent).toContain(
    [text('merchant.perDay', { count: 1 }), text('merchant.perPerson', { count: 3 })].join(' · '),
  );
});

test('a claimed coupon cannot be tapped again', () => {
  const claimed = { ...batch, claimableCount: 0, heldCount: 1 };
  draw(<BatchTicket batch={claimed} isClaiming={false} onClaim={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(text('merchant.claimed'))).toBeTruthy();
});

const mall: StoreInfo['mallInfo'] = {
  mallId: asId<MallId>('M1'),
  mallName: 'Plaza Senayan',
  floorList: [{ floorName: 'L2' }],
  locationRemark: {},
};

test('a mall leads to its page', () => {
  draw(<AddressSection store={{ ...storeInfo, mallInfo: mall }} />);
  fireEvent.click(screen.getByText('Plaza Senayan'));
  expect(where()).toBe('/platform/mall?id=M1');
});

test('a mall without mallId shows the parameter error and opens nothing', () => {
  draw(<AddressSection store={{ ...storeInfo, mallInfo: { ...mall, mallId: '' } }} />);
  fireEvent.click(screen.getByText('Plaza Senayan'));
  expect(seen.toast).toHaveBeenCalledExactlyOnceWith(text('system.parameterErr'));
  expect(seen.report).toHaveBeenCalledOnce();
  expect(where()).toBe('/');
});

test('copying an address shows a toast for 1.5 s', async () => {
  seen.copyText.mockResolvedValue();
  draw(<AddressSection store={storeInfo} />);
  fireEvent.click(screen.getByText(text('merchant.copyAddress')));
  expect(seen.copyText).toHaveBeenCalledExactlyOnceWith(storeInfo.storeAddress);
  await vi.waitFor(() =>
    expect(seen.toast).toHaveBeenCalledExactlyOnceWith(text('messages.copySuccess'), {
      durationMs: 1500,
    }),
  );
  expect(COPY_TOAST_MS).toBe(1500);
});

test('a failed copy shows an error', async () => {
  seen.copyText.mockRejectedValue(new Error('denied'));
  draw(<AddressSection store={storeInfo} />);
  fireEvent.click(screen.getByText(text('merchant.copyAddress')));
  await vi.waitFor(() =>
    expect(seen.toast).toHaveBeenCalledExactlyOnceWith(
      text('messages.copyFail'),
      expect.anything(),
    ),
  );
});

test.each([
  ['https://maps.example/?q=1', 1],
  ['javascript:alert(1)', 0],
  ['http://maps.example/', 0],
  ['', 0],
])('a map at %j opens %i times', (mapLinkAddress, times) => {
  seen.openExternal.mockResolvedValue();
  draw(<AddressSection store={{ ...storeInfo, mapLinkAddress }} />);
  fireEvent.click(screen.getByText(text('merchant.openMap')));
  expect(seen.openExternal).toHaveBeenCalledTimes(times);
  expect(seen.toast).toHaveBeenCalledTimes(1 - times);
});

test.each([
  ['+62 21-555-1234', 'tel:+62215551234'],
  ['*21*1#', undefined],
  ['', undefined],
])('the phone number %j dials %s', (storeMobile, address) => {
  draw(<AddressSection store={{ ...storeInfo, storeMobile }} />);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(address);
});
