import type { ReactNode } from 'react';
import type { OrderItem } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

const PICTURE_PX = 72;

interface OrderItemRowProps {
  item: OrderItem;
  /** Beside the price, as the refund promise (B2). */
  badge?: ReactNode;
  /** False where the store stands above it already. */
  hasStore?: boolean;
}

/** What was bought, as it was when it was bought. */
export function OrderItemRow({ item, badge, hasStore = true }: OrderItemRowProps) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <div className={classes(layout['flow'], space['gap2by3'], box['tops'])}>
      <Picture
        className={classes(box['rounded'], box['photo72'])}
        src={item.imageUrl}
        asked={ASKED.product}
        width={PICTURE_PX}
        height={PICTURE_PX}
        alt=""
        background={item.backgroundColor}
      />
      <div className={classes(layout['stack'], layout['share'], space['gapHair'])}>
        <p className={classes(font['clamp2'], font['strongWords'], letters['lines135'])}>
          {pick(item.productName)}
        </p>
        {hasStore && <p className={classes(font['note'], font['closeWords'])}>{item.storeName}</p>}
        <p className={classes(layout['line'], space['aboveHair'], space['gapHairBy2'])}>
          <span className={font['price']}>{formatRp(item.salePrice)}</span>
          <span className={tint['softNumbers']}>
            {text('order.quantity', { count: item.quantity })}
          </span>
          {badge}
        </p>
      </div>
    </div>
  );
}
