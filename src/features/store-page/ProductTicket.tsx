import { useNavigate } from 'react-router';
import type { ProductCard, StoreId } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Discount, OriginalPrice, Saving } from '../coupon/CouponParts.tsx';
import { Link } from '../navigation/Link.tsx';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { UsableChip } from '../usable-now/UsableChip.tsx';
import type { Usable } from '../usable-now/usable-now.ts';
import { PRODUCT_PX } from './images.ts';
import { type ProductFace, productFace } from './product-face.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Products.module.css';

/** Store values for the ticket's links. */
export interface StoreOfProduct {
  storeId: StoreId;
  channelId: string;
}

interface ProductTicketProps {
  product: ProductCard;
  store: StoreOfProduct;
  usable: Usable;
  at: CardPlace;
  /** Its level: one below what the list stands under. */
  heading?: 'h3' | 'h4';
}

/** Merchant 3 and 4 "Product card": the card links to the voucher, its button starts the order. */
export function ProductTicket({
  product,
  store,
  usable,
  at,
  heading: Heading = 'h4',
}: ProductTicketProps) {
  const text = useText();
  const pick = usePickLocale();
  const face = productFace(product);
  const name = pick(product.productName) ?? '';
  const tag = pick(face.tag?.name);
  return (
    <article
      className={classes(surface['card'], layout['beside'], css['ticket'])}
      data-off={!face.isPurchasable || undefined}
    >
      <span className={css['stub']}>
        <Picture
          className={classes(!face.isPurchasable && tint['faded'], layout['wide'], box['layer'])}
          src={product.logoUrl}
          asked={ASKED.product}
          width={PRODUCT_PX}
          height={PRODUCT_PX}
          alt=""
        />
        {face.isPurchasable && (
          <Discount face={face} className={classes(font['bold'], css['discount'])} />
        )}
        {face.overlay && (
          <span
            className={classes(
              layout['middle'],
              font['strongWords'],
              font['centred'],
              box['anchor'],
              letters['size12'],
              letters['lines125'],
              css['overlay'],
            )}
          >
            {text(face.overlay)}
          </span>
        )}
      </span>
      <div className={classes(layout['stack'], layout['share'], space['gap6px'])}>
        <Heading className={classes(font['tightWords'], css['name'])}>
          <Opening product={product} face={face} store={store} at={at}>
            {tag && (
              <span className={surface['tag']} data-flash={face.tag?.isFlashSale || undefined}>
                {tag}
              </span>
            )}
            {name}
          </Opening>
        </Heading>
        <p className={classes(layout['line'], css['chips'])}>
          {face.isPurchasable && <UsableChip usable={usable} />}
          <RefundBadge promise={product.refund} />
        </p>
        <div className={classes(layout['flow2'], css['foot'])}>
          <p
            className={classes(
              layout['flow'],
              font['numbers'],
              box['shrink'],
              letters['lines13'],
              css['price'],
            )}
          >
            <span className={classes(font['big'], letters['chili'], letters['tight2'], css['now'])}>
              {formatRp(face.priceRp)}
            </span>
            <OriginalPrice rp={face.originalPriceRp} />
            {face.isPurchasable && <Saving face={face} />}
            <span className={classes(layout['flow'], font['note'], css['counts'])}>
              {face.stockLeft !== undefined && (
                <span className={tint['alarm']}>
                  {text('home.couponStock', { count: face.stockLeft })}
                </span>
              )}
              {product.soldCount > 0 && (
                <span>{text('merchant.sold', { count: formatCount(product.soldCount) })}</span>
              )}
            </span>
          </p>
          {face.isPurchasable && <Buying product={product} face={face} store={store} name={name} />}
        </div>
      </div>
    </article>
  );
}

/** Merchant 5: without a skuId the parameter error shows and nothing opens. */
function refuse(text: ReturnType<typeof useText>): void {
  reportProblem('store-page.product', new Error('product without skuId'));
  toast(text('system.parameterErr'));
}

function Opening({
  product,
  face: { skuId, tag },
  store: { storeId, channelId },
  at,
  children,
}: Omit<ProductTicketProps, 'usable'> & { face: ProductFace; children: React.ReactNode }) {
  const text = useText();
  if (skuId === undefined) {
    return (
      <button
        type="button"
        className={classes(surface['stretched'], layout['block'], css['link'])}
        onClick={() => refuse(text)}
      >
        {children}
      </button>
    );
  }
  const to = paths.groupCouponDetail({
    skuId,
    isFlashSale: tag?.isFlashSale ?? false,
    detailId: product.detailId ?? '',
    channel_id: channelId,
    reportStoreId: storeId,
  });
  return (
    <Link
      className={classes(surface['stretched'], layout['block'], css['link'])}
      to={to}
      onClick={() => track('coupon_card', { ...at, skuId })}
    >
      {children}
    </Link>
  );
}

/** Merchant 5 "Buying from a card requires login". */
function Buying({
  product,
  face: { skuId },
  store: { storeId },
  name,
}: Omit<ProductTicketProps, 'usable' | 'at'> & { face: ProductFace; name: string }) {
  const text = useText();
  const navigate = useNavigate();
  function buy(): void {
    if (skuId === undefined) {
      refuse(text);
      return;
    }
    track('buy', { skuId });
    const { productId, detailId } = product;
    const to = paths.confirmOrder({ skuId, productId, storeId, detailId: detailId ?? '' });
    session.require('buy', { kind: 'do', act: () => void navigate(to), to });
  }
  return (
    <span className={classes(layout['fixed'], space['toEnd'], box['anchor'], box['front'])}>
      <Button variant="primary" onClick={buy}>
        {text('merchant.buy')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </span>
  );
}
