/** The filter "red packet works here" on every list but home's, with its login. Spec home 5, 6. */
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { runGatedAction } from '../../session/gated-action.ts';
import { toast } from '../../ui/toast.ts';
import type { Selection, SelectionEvent } from './selection.ts';

interface CouponFilter {
  /** Which list: a login that was asked for here continues here, not on home, which stays mounted. */
  gate: 'filter-coupon-available' | 'list-coupon-available';
  selection: Selection;
  select: (event: SelectionEvent) => void;
  /** Of the list's first page. */
  isNoCouponAvailable: boolean | undefined;
}

/** Continues after the login, and takes the filter back from a member without a usable red packet. */
export function useCouponFilter(filter: CouponFilter): void {
  const text = useText();
  const { gate } = filter;
  const choose = useEffectEvent((key: string) =>
    filter.select({ type: 'chosen', filter: 'COUPON_AVAILABLE', keys: [key] }),
  );
  useEffect(() => runGatedAction(gate, ({ key }) => choose(key)), [gate]);

  const hasNone =
    filter.isNoCouponAvailable === true && filter.selection.keys.COUPON_AVAILABLE !== undefined;
  const drop = useEffectEvent(() => {
    toast(text('home.couponFilterNone'));
    filter.select({ type: 'dropped', filter: 'COUPON_AVAILABLE' });
  });
  useEffect(() => {
    if (hasNone) drop();
  }, [hasNone]);
}
