import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { ProductCard, StoreInfo } from '../../api/generated/types.ts';
import { useClaim } from '../../features/claim/use-claim.ts';
import { PictureGallery } from '../../features/gallery/PictureGallery.tsx';
import { useOpenPreview } from '../../features/gallery/preview.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { TimingsList } from '../../features/opening-hours/TimingsList.tsx';
import { storeTime } from '../../features/opening-hours/store-time.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { nextTimes, openingAt, weekSpans } from '../../features/opening-hours/week.ts';
import { openMenu, useOrderingOpen } from '../../features/ordering/open-menu.ts';
import { LateReviews } from '../../features/review-list/LateReviews.tsx';
import { useScan } from '../../features/scan/use-scan.tsx';
import { AddressSection } from '../../features/store-page/AddressSection.tsx';
import { DiscountSection } from '../../features/store-page/DiscountSection.tsx';
import { FacilityList } from '../../features/store-page/FacilityList.tsx';
import { MenuSection } from '../../features/store-page/MenuSection.tsx';
import { SectionTabs, useSectionTabs } from '../../features/store-page/SectionTabs.tsx';
import { ServiceCards } from '../../features/store-page/ServiceCards.tsx';
import { ChannelNotice, StoreHead } from '../../features/store-page/StoreHead.tsx';
import { hasNotice, type StoreAddress } from '../../features/store-page/address.ts';
import {
  galleryImages,
  imageCount,
  type ImageGroup,
  imageGroups,
  indexOf,
  menuImages,
} from '../../features/store-page/images.ts';
import {
  hasTabs,
  menuDishes,
  SECTION_TITLES,
  type SectionName,
  sectionsOf,
} from '../../features/store-page/sections.ts';
import type { ServiceTap } from '../../features/store-page/services.ts';
import { refreshCoupons } from '../../features/store-page/store-query.ts';
import { useStoreDistance } from '../../features/store-page/use-store-distance.ts';
import { voucherRule } from '../../features/store-page/voucher-rule.ts';
import { TrustCard } from '../../features/trust/TrustCard.tsx';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './StoreContent.module.css';

interface StoreContentProps {
  store: StoreInfo;
  address: StoreAddress;
  scrollRef: RefObject<HTMLElement | null>;
  topBarRef: RefObject<HTMLElement | null>;
}

export function StoreContent({ store, address, scrollRef, topBarRef }: StoreContentProps) {
  const text = useText();
  const nowMs = useMinute();
  const [isTimings, setIsTimings] = useState(false);
  const tabBarRef = useRef<HTMLElement>(null);
  const openWeek = useMemo(() => weekSpans(store.dayPartTimeList), [store.dayPartTimeList]);
  const usable = useMemo(() => voucherRule(store, openWeek), [store, openWeek]);
  const now = storeTime(nowMs, store.timeZone);
  const distanceKm = useStoreDistance(store);
  const groups = useMemo(() => imageGroups(store), [store]);
  const menu = useMemo(() => menuImages(store), [store]);
  const dishes = menuDishes(store);
  const sections = useMemo(() => sectionsOf(store), [store]);
  const tabs = useSectionTabs(sections, scrollRef, topBarRef, tabBarRef);
  const { openPictures, openScan, scanLayer, openMenu } = useStoreLinks(store, groups);
  const isOrderingOpen = useOrderingOpen();
  const { storeId } = store;
  const refresh = useCallback(() => {
    refreshCoupons(storeId).catch((error: unknown) => reportProblem('claim.refresh', error));
  }, [storeId]);
  const { claim, claimingId } = useClaim({
    coupons: store.homepageCouponList,
    here: paths.merchant({ storeId }),
    refresh,
  });
  const usableOf = (product: ProductCard) => usable(product, { now, distanceKm });
  const { productList } = store.homepageCouponList;
  // B6 for the whole store.
  const usableCount =
    productList.length === 0
      ? undefined
      : text('merchant.usableCount', {
          count: productList.filter((product) => usableOf(product).isUsable).length,
          total: productList.length,
        });
  const section = (name: SectionName) => ({
    title: text(SECTION_TITLES[name]),
    sectionRef: tabs.sectionRef(name),
  });

  return (
    <>
      <PictureGallery
        name={store.storeName}
        images={galleryImages(store)}
        totalCount={imageCount(groups)}
        background={store.backgroundColor}
        onOpen={openPictures}
      />
      <StoreHead
        store={store}
        distanceKm={distanceKm}
        opening={openingAt(openWeek, now)}
        nextTimes={nextTimes(openWeek, now)}
        onTimings={() => setIsTimings(true)}
      />
      {hasNotice(address) && (
        <ChannelNotice notice={store.homepageCouponNotice} onScan={openScan} />
      )}
      <ServiceCards
        channels={store.storeChannelList}
        isOrderingOpen={isOrderingOpen}
        onScan={openScan}
        onMenu={openMenu}
      />
      {hasTabs(sections) && (
        <SectionTabs
          sections={sections}
          current={tabs.current}
          barRef={tabBarRef}
          onChoose={tabs.choose}
        />
      )}
      {sections.includes('discount') && (
        <TitledSection {...section('discount')} count={usableCount}>
          <DiscountSection
            coupons={store.homepageCouponList}
            store={{ storeId, channelId: address.channel_id ?? '' }}
            usableOf={usableOf}
            onClaim={claim}
            claimingId={claimingId}
          />
        </TitledSection>
      )}
      {sections.includes('menu') && (
        <TitledSection {...section('menu')} count={formatCount(dishes.length || menu.length)}>
          <MenuSection
            dishes={dishes}
            images={menu}
            background={store.backgroundColor}
            onOpen={openPictures}
          />
        </TitledSection>
      )}
      {sections.includes('address') && (
        <TitledSection {...section('address')}>
          <AddressSection store={store} />
        </TitledSection>
      )}
      {sections.includes('facility') && (
        <TitledSection {...section('facility')}>
          <FacilityList categories={store.serviceFacilitiesCategoryList} isFull={false} />
        </TitledSection>
      )}
      <TitledSection title={text('merchant.trust')}>
        <TrustCard store={store} />
      </TitledSection>
      {/* Above the reviews, which load later with an unknown height. */}
      <Link
        className={classes(layout['row1'], surface['tap'], css['more'])}
        to={paths.merchantDetail({ storeId })}
      >
        {text('merchant.moreInfo')}
        <Icon shape={chevronRightIcon} size={16} />
      </Link>
      {sections.includes('review') && (
        <LateReviews
          sectionRef={tabs.sectionRef('review')}
          storeId={storeId}
          poiId={store.poiId}
          storeName={store.storeName}
          reviewEnable={store.reviewEnable}
        />
      )}
      {scanLayer}
      <Sheet
        isOpen={isTimings}
        onClose={() => setIsTimings(false)}
        title={text('merchant.hoursTitle')}
        closeLabel={text('common.close')}
      >
        <TimingsList parts={store.dayPartTimeList} today={now.day} />
      </Sheet>
    </>
  );
}

/** Navigation from the store page. Render `scanLayer`. */
function useStoreLinks(store: StoreInfo, groups: readonly ImageGroup[]) {
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
