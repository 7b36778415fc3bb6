import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { StoreInfo } from '../../api/generated/types.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { OpenLine } from '../../features/opening-hours/OpenLine.tsx';
import { storeTime } from '../../features/opening-hours/store-time.ts';
import { TimingsList } from '../../features/opening-hours/TimingsList.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { openingAt, weekSpans } from '../../features/opening-hours/week.ts';
import { storeAddress } from '../../features/store-page/address.ts';
import { AddressSection } from '../../features/store-page/AddressSection.tsx';
import { FacilityList } from '../../features/store-page/FacilityList.tsx';
import { StoreProblemBlock } from '../../features/store-page/StoreProblemBlock.tsx';
import { TrustCard } from '../../features/trust/TrustCard.tsx';
import { useStore } from '../../features/store-page/use-store.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './MerchantDetailScreen.module.css';

/** Merchant 2 "Store more info". */
export function MerchantDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const { search } = useLocation();
  const address = useMemo(() => {
    const { storeId } = storeAddress(search);
    return storeId === undefined ? {} : { storeId };
  }, [search]);
  const { store, problem, isBusy, retry } = useStore(address);
  return (
    <Screen title={store?.storeName ?? text('merchant.moreInfo')} back={back}>
      {problem ? (
        <StoreProblemBlock problem={problem} isBusy={isBusy} onRetry={retry} back={back} />
      ) : store ? (
        <Details store={store} />
      ) : (
        <div className={css['content']}>
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
    <div className={css['content']}>
      <p className={css['about']}>
        {[...categories, pick(store.pricePerCapita)].filter(Boolean).join(' · ')}
      </p>
      <section aria-label={text('merchant.tabAddress')}>
        <AddressSection store={store} />
      </section>
      <TitledCard title={text('merchant.hoursTitle')} holds="words">
        <p className={css['open']}>
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
