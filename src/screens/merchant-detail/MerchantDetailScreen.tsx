import type { StoreInfo } from '../../api/generated/types.ts';
import { FailureBlock } from '../../features/failure/FailureBlock.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { OpenLine } from '../../features/opening-hours/OpenLine.tsx';
import { storeTime } from '../../features/opening-hours/store-time.ts';
import { TimingsList } from '../../features/opening-hours/TimingsList.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { openingAt, weekSpans } from '../../features/opening-hours/week.ts';
import { AddressSection } from '../../features/store-page/AddressSection.tsx';
import { FacilityList } from '../../features/store-page/FacilityList.tsx';
import { TrustCard } from '../../features/trust/TrustCard.tsx';
import { useStore } from '../../features/store-page/use-store.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

/** Merchant 2 "Store more info". */
export function MerchantDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const { data: store, failure, isBusy, retry } = useStore(useRouteParams('merchantDetail'));
  return (
    <Screen title={store?.storeName ?? text('merchant.moreInfo')} back={back}>
      {failure ? (
        <FailureBlock isPage failure={failure} isBusy={isBusy} onRetry={retry} wayOn={back} />
      ) : store ? (
        <Details store={store} />
      ) : (
        <div className={classes(layout['stack4'], space['pad4'])}>
          <p role="status">
            <VisuallyHidden>{text('merchant.loading')}</VisuallyHidden>
          </p>
          <Skeleton width="100%" height={140} radius={12} />
          <Skeleton width="100%" height={320} radius={12} />
          <Skeleton width="100%" height={200} radius={12} />
        </div>
      )}
    </Screen>
  );
}

function Details({ store }: { store: StoreInfo }) {
  const text = useText();
  const pick = usePickLocale();
  const nowMs = useMinute();
  const now = storeTime(nowMs, store.timeZone);
  const categories = store.storeBusinessCategoryList
    .map((each) => pick(each.businessCategoryName))
    .filter(Boolean);
  return (
    <div className={classes(layout['stack4'], space['pad4'])}>
      <p className={tint['soft']}>
        {[...categories, pick(store.pricePerCapita)].filter(Boolean).join(' · ')}
      </p>
      <section aria-label={text('merchant.tabAddress')}>
        <AddressSection store={store} />
      </section>
      <TitledCard title={text('merchant.hoursTitle')} holds="words">
        <p className={space['below2']}>
          <OpenLine state={openingAt(weekSpans(store.dayPartTimeList), now)} />
        </p>
        <TimingsList parts={store.dayPartTimeList} today={now.day} />
      </TitledCard>
      {store.serviceFacilitiesCategoryList.length > 0 && (
        <TitledCard title={text('merchant.tabFacility')} holds="words">
          <FacilityList categories={store.serviceFacilitiesCategoryList} isFull />
        </TitledCard>
      )}
      <section aria-label={text('merchant.trust')}>
        <TrustCard store={store} />
      </section>
    </div>
  );
}
