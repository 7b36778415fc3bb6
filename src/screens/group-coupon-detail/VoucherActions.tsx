import type { ProductDetailData } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useShareContent } from '../../features/share/use-share-content.ts';
import { type VoucherAddress, voucherPath } from '../../features/voucher/address.ts';
import { usePickLocale } from '../../i18n/i18n.ts';

interface VoucherActionsProps {
  detail: ProductDetailData;
  address: VoucherAddress;
}

/** The top bar's favourite, of the store, and share. */
export function VoucherActions({ detail, address }: VoucherActionsProps) {
  const pick = usePickLocale();
  const name = pick(detail.asset.coupon.couponName) ?? '';
  const content = useShareContent(detail.shareInfo, name, voucherPath(address));
  const { storeId, storeName } = detail.store;
  return (
    <>
      <FavouriteButton storeId={storeId} storeName={storeName} scene="voucher" />
      <ShareButton content={content} />
    </>
  );
}
