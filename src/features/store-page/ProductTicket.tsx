import { useNavigate } from 'react-router';
import type { ProductCard } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OriginalPrice } from '../coupon/CouponPrice.tsx';
import { Link } from '../navigation/Link.tsx';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { UsableChip } from '../usable-now/UsableChip.tsx';
import type { Usable } from '../usable-now/usable-now.ts';
import { PRODUCT_PX } from './images.ts';
import { type ProductFace, productFace } from './product-face.ts';
import css from './ProductTicket.module.css';

/** Store values for the ticket's links. */
export interface StoreOfProduct {
  storeId: string;
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
    <article className={css['ticket']} data-off={!face.isPurchasable || undefined}>
      <span className={css['stub']}>
        <Picture
          className={css['picture']}
          src={product.logoUrl}
          asked={ASKED.product}
          width={PRODUCT_PX}
          height={PRODUCT_PX}
          alt=""
        />
        {face.discountPercent !== undefined && face.isPurchasable && (
          <span className={css['discount']}>
            {text('home.discount', { percent: face.discountPercent })}
          </span>
        )}
        {face.overlay && <span className={css['overlay']}>{text(face.overlay)}</span>}
      </span>
      <div className={css['body']}>
        <Heading className={css['name']}>
          <Opening product={product} face={face} store={store} at={at}>
            {tag && (
              <span className={css['tag']} data-flash={face.tag?.isFlashSale || undefined}>
                {tag}
              </span>
            )}
            {name}
          </Opening>
        </Heading>
        <p className={css['chips']}>
          {face.isPurchasable && <UsableChip usable={usable} />}
          <RefundBadge promise={product.refund} />
        </p>
        <div className={css['foot']}>
          <p className={css['price']}>
            <span className={css['now']}>{formatRp(face.priceRp)}</span>
            <OriginalPrice rp={face.originalPriceRp} />
            <span className={css['counts']}>
              {face.stockLeft !== undefined && (
                <span className={css['stock']}>
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
      <button type="button" className={css['link']} onClick={() => refuse(text)}>
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
    <Link className={css['link']} to={to} onClick={() => track('coupon_card', { ...at, skuId })}>
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
    <span className={css['buy']}>
      <Button variant="primary" onClick={buy}>
        {text('merchant.buy')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </span>
  );
}
