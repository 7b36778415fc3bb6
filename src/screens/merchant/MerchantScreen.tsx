import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useNamedTitle } from '../../features/navigation/use-named-title.ts';
import { storeAddress } from '../../features/store-page/address.ts';
import { CollectHint } from '../../features/store-page/CollectHint.tsx';
import { knownEntry } from '../../features/store-page/store-query.ts';
import { StoreProblemBlock } from '../../features/store-page/StoreProblemBlock.tsx';
import { StoreSkeleton } from '../../features/store-page/StoreSkeleton.tsx';
import { useStore } from '../../features/store-page/use-store.ts';
import { noteFirstView } from '../../ui/first-screen.ts';
import { FadingBar } from '../../ui/FadingBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StoreActions } from './StoreActions.tsx';
import { StoreContent } from './StoreContent.tsx';

/** How long the skeleton of index.html stays while the store loads. */
const SHAPE_ALONE_MS = 500;

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

  // Removes the skeleton that index.html painted for a deep link.
  const isThere = store !== undefined || problem !== undefined;
  const hadReader = useRef(false);
  const onGone = useCallback((had: boolean) => {
    hadReader.current = had;
  }, []);
  useEffect(() => {
    // The focused heading was replaced: move the focus to the new one.
    if (isThere && hadReader.current)
      scrollRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    // On a slow network the page's own skeleton takes over: it has a back button and an animation.
    const timer = setTimeout(noteFirstView, isThere ? 0 : SHAPE_ALONE_MS);
    return () => clearTimeout(timer);
  }, [isThere]);

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
      {problem ? (
        <StoreProblemBlock problem={problem} isBusy={isBusy} onRetry={retry} back={back} />
      ) : store ? (
        <StoreContent store={store} address={address} scrollRef={scrollRef} topBarRef={topBarRef} />
      ) : (
        <StoreSkeleton known={known} onGone={onGone} />
      )}
      {store && <CollectHint />}
    </Screen>
  );
}
