import { asId } from '../../api/ids.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type {
  CouponId,
  PoiId,
  Redemption,
  RedemptionId,
  StoreId,
} from '../../api/generated/types.ts';
import { OutletPart } from './OutletPart.tsx';

vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});

afterEach(cleanup);

const redemption: Redemption = {
  redemptionId: asId<RedemptionId>('J1'),
  couponId: asId<CouponId>('W1'),
  storeId: asId<StoreId>('S1'),
  poiId: asId<PoiId>('P1'),
  storeName: 'Warung',
  via: 'ROTATING',
  status: 'CONFIRMED',
  openTime: 0,
  untilTime: 1,
  confirmTime: 2,
};

function used(payAmount: number | undefined): void {
  render(
    <MemoryRouter>
      <OutletPart
        coupon={{ couponId: asId<CouponId>('W1'), state: 'used', validEnd: 9, payAmount }}
        codeKey={undefined}
        hasSeed={false}
        isKept={false}
        isUseAsked={false}
        item={{ originalPrice: 60_000 }}
        usage={undefined}
        more={[]}
        redemption={redemption}
        outletCase={undefined}
        refundId={undefined}
        reportRule={undefined}
        isTold={false}
        reviewVisitId={undefined}
        aheadMs={0}
        moment={{ serverMs: 0, monotonicMs: 0 } as never}
        offlineUntil={undefined}
      />
    </MemoryRouter>,
  );
}

test('a used voucher says what it saved, as the savings page counts it', () => {
  used(37_308);
  expect(screen.getByText('order.saved Rp22.692')).toBeTruthy();
});

test.each([60_000, undefined])('paid %s: nothing is said to be saved', (payAmount) => {
  used(payAmount);
  expect(screen.getByText('redeem.used')).toBeTruthy();
  expect(screen.queryByText(/order\.saved/)).toBeNull();
});
