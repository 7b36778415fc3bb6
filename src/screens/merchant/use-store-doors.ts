import type { StoreInfo } from '../../api/generated/types.ts';
import { useOpenPreview } from '../../features/gallery/use-open-preview.ts';
import { openMenu } from '../../features/ordering/open-menu.ts';
import { useScan } from '../../features/scan/use-scan.tsx';
import { type ImageGroup, indexOf } from '../../features/store-page/images.ts';
import type { ServiceTap } from '../../features/store-page/services.ts';
import { usePickLocale } from '../../i18n/i18n.ts';

/** Navigation from the store page. Render `scanLayer`. */
export function useStoreDoors(store: StoreInfo, groups: readonly ImageGroup[]) {
  const pick = usePickLocale();
  const openPreview = useOpenPreview();
  const { openScan, scanLayer } = useScan();
  return {
    /** Opens the preview at a picture, by default the first; one tab per type. */
    openPictures: (key: string | undefined) =>
      openPreview(
        {
          groups: groups.map(({ type, images }) => ({
            type,
            images: images.map((image) => ({ url: image.url, name: pick(image.name) ?? '' })),
          })),
          index: key === undefined ? 0 : indexOf(groups, key),
        },
        store.storeId,
      ),
    openScan,
    scanLayer,
    openMenu: ({ qrCodeId, orderFoodType }: ServiceTap & { kind: 'menu' }) =>
      void openMenu({ qrCodeId, orderFoodType: orderFoodType === 1 ? '1' : '2' }),
  };
}
