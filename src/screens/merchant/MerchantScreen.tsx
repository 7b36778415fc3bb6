import { useMemo, useRef } from 'react';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { FailureBlock } from '../../features/failure/FailureBlock.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useNamedTitle } from '../../features/navigation/use-named-title.ts';
import { CollectHint } from '../../features/store-page/CollectHint.tsx';
import { knownEntry } from '../../features/store-page/store-query.ts';
import { useStore } from '../../features/store-page/use-store.ts';
import { FadingBar } from '../../ui/FadingBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useContentArrival } from '../../ui/use-content-arrival.ts';
import { StoreContent } from './StoreContent.tsx';
import type { StoreInfo, StoreEntry } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { paths } from '../../paths.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { CoverSkeleton } from '../../ui/picture/CoverSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from '../../features/store-page/StoreHead.module.css';

/** Merchant 2 "Store home page". */
export function MerchantScreen() {
  const address = useRouteParams('merchant');
  const { data: store, failure, isBusy, retry } = useStore(address);
  const known = useMemo(
    () => (store ? undefined : knownEntry(address.poiId)),
    [store, address.poiId],
  );
  const back = useBackButton();
  const scrollRef = useRef<HTMLElement>(null);
  const topBarRef = useRef<HTMLElement>(null);
  const storeName = store?.storeName ?? known?.storeName ?? '';
  useNamedTitle(store?.storeName);

  const isThere = store !== undefined || failure !== undefined;
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
          isOverPicture={failure === undefined}
        >
          {store && <StoreActions store={store} />}
        </FadingBar>
      }
    >
      {/* Before what it lies over: sticky. */}
      {store && <CollectHint scrollRef={scrollRef} />}
      {failure ? (
        <FailureBlock isPage failure={failure} isBusy={isBusy} onRetry={retry} wayOn={back} />
      ) : store ? (
        <StoreContent store={store} address={address} scrollRef={scrollRef} topBarRef={topBarRef} />
      ) : (
        <StoreSkeleton known={known} onGone={onGone} />
      )}
    </Screen>
  );
}

/** The top bar's favourite and share. Merchant 2 "Top bar". */
function StoreActions({ store }: { store: StoreInfo }) {
  const { storeId, storeName, favourite, shareInfo } = store;
  const content = useShareContent(shareInfo, storeName, paths.merchant({ storeId }));
  return (
    <>
      <FavouriteButton storeId={storeId} scene="store" isFavourite={favourite} />
      <ShareButton content={content} />
    </>
  );
}

interface StoreSkeletonProps {
  known: StoreEntry | undefined;
  /** On unmount: whether the heading or the page had the focus. */
  onGone: (hadReader: boolean) => void;
}

/** Skeleton of the page, with the name and cover that a list has already loaded. */
function StoreSkeleton({ known, onGone }: StoreSkeletonProps) {
  const text = useText();
  const cover = known && { src: known.storeImageUrl, background: known.backgroundColor };
  return (
    <CoverSkeleton label={text('merchant.loading')} cover={cover} onGone={onGone}>
      <div className={classes(css['head'], css['storeSkeletonHead'])}>
        {known ? (
          <h1 className={classes(font['big'], font['headline'], css['name'])} tabIndex={-1}>
            {known.storeName}
          </h1>
        ) : (
          <Skeleton width="70%" height={25} />
        )}
        <Skeleton width="55%" height={16} />
        <Skeleton width="40%" height={16} />
        <Skeleton width="100%" height={30} />
      </div>
      <div className={classes(layout['stack2'], css['services'])}>
        <Skeleton width="100%" height={104} radius={12} />
        <Skeleton width="100%" height={104} radius={12} />
      </div>
      <div className={classes(layout['stack2'], css['list'])}>
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={118} radius={12} />
        <Skeleton width="100%" height={118} radius={12} />
        <Skeleton width="100%" height={118} radius={12} />
      </div>
    </CoverSkeleton>
  );
}
