import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useNamedTitle } from '../../features/navigation/use-named-title.ts';
import { storeAddress } from '../../features/store-page/address.ts';
import { CollectHint } from '../../features/store-page/CollectHint.tsx';
import { knownEntry } from '../../features/store-page/store-query.ts';
import { StoreProblemBlock } from '../../features/store-page/StoreProblemBlock.tsx';
import { StoreSkeleton } from '../../features/store-page/StoreSkeleton.tsx';
import { useStore } from '../../features/store-page/use-store.ts';
import { FadingBar } from '../../ui/FadingBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useContentArrival } from '../../ui/use-content-arrival.ts';
import { StoreActions } from './StoreActions.tsx';
import { StoreContent } from './StoreContent.tsx';

/** Merchant 2 "Store home page". */
export function MerchantScreen() {
  const { search } = useLocation();
  const address = useMemo(() => storeAddress(search), [search]);
  const { store, problem, isBusy, retry } = useStore(address);
  const known = useMemo(
    () => (store ? undefined : knownEntry(address.poiId)),
    [store, address.poiId],
  );
  const back = useBackButton();
  const scrollRef = useRef<HTMLElement>(null);
  const topBarRef = useRef<HTMLElement>(null);
  const storeName = store?.storeName ?? known?.storeName ?? '';
  useNamedTitle(store?.storeName);

  const isThere = store !== undefined || problem !== undefined;
  const onGone = useContentArrival(isThere, scrollRef);

  return (
    <Screen
      scrollRef={scrollRef}
      header={
        <FadingBar
          back={back}
          title={storeName}
          barRef={topBarRef}
          scrollRef={scrollRef}
          isOverPicture={problem === undefined}
        >
          {store && <StoreActions store={store} />}
        </FadingBar>
      }
    >
      {/* Before what it lies over: sticky. */}
      {store && <CollectHint scrollRef={scrollRef} />}
      {problem ? (
        <StoreProblemBlock problem={problem} isBusy={isBusy} onRetry={retry} back={back} />
      ) : store ? (
        <StoreContent store={store} address={address} scrollRef={scrollRef} topBarRef={topBarRef} />
      ) : (
        <StoreSkeleton known={known} onGone={onGone} />
      )}
    </Screen>
  );
}
