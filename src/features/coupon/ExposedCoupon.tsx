import type { ReactNode } from 'react';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';

interface ExposedCouponProps {
  as?: 'li' | 'div' | undefined;
  skuId: string | null | undefined;
  at: CardPlace;
  /** Identifies the list within its scene: a store, a page. */
  list: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A voucher in a list, with its exposure event; without a skuId there is none. */
export function ExposedCoupon({
  as: Tag = 'li',
  skuId,
  at,
  list,
  className,
  children,
}: ExposedCouponProps) {
  if (!skuId) return <Tag className={className}>{children}</Tag>;
  return (
    <Exposed
      as={Tag}
      id={`${at.scene} ${list} ${skuId}`}
      className={className}
      onExposed={() => track('coupon_card_expo', { ...at, skuId })}
    >
      {children}
    </Exposed>
  );
}
