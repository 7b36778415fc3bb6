/** Home 4: the button of a reservation stands beside the card's link, never in it. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asset as anyAsset } from '../../../tests/support/store-info.ts';
import type { AssetCard } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { reserveSlot } from './CouponParts.tsx';
import { CouponRow } from './CouponRow.tsx';
import { CouponTileItem } from './CouponTileItem.tsx';

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

beforeEach(async () => {
  await activateLocale('id-ID');
  reserveSlot.set((asset) => <button type="button">{asset.reserveStatus}</button>);
});
afterEach(cleanup);

const asset: AssetCard = {
  ...anyAsset,
  reserveStatus: 'CAN_RESERVE',
  sessionUniqueKey: 'F3-20261126',
};
const at = { scene: 'stores', position: 0 } as const;

test.each([
  ['row', (shown: AssetCard) => <CouponRow asset={shown} at={at} />],
  ['tile', (shown: AssetCard) => <CouponTileItem asset={shown} at={at} list="home" />],
])('a %s has a button where a session is known, else a badge', (_kind, draw) => {
  const { rerender } = render(<MemoryRouter>{draw(asset)}</MemoryRouter>);
  expect(screen.getByRole('button').closest('a')).toBeNull();
  expect(screen.queryByText(text('home.couponReserve'))).toBeNull();
  rerender(<MemoryRouter>{draw({ ...asset, sessionUniqueKey: null })}</MemoryRouter>);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(text('home.couponReserve'))).toBeTruthy();
});
