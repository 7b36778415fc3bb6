import { useRef } from 'react';
import { EndOfBrands } from '../../features/brands/EndOfBrands.tsx';
import { BrandItem } from '../../features/brands/BrandItem.tsx';
import { BrandSkeleton } from '../../features/brands/BrandSkeleton.tsx';
import { brandsDisplay } from '../../features/brands/display.ts';
import { PavilionBanner } from '../../features/brands/PavilionBanner.tsx';
import { useBrands } from '../../features/brands/use-brands.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useShareContent } from '../../features/share/use-share-content.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './BrandsScreen.module.css';

const SIX = [0, 1, 2, 3, 4, 5];

/** The brand pavilion. Merchant 2 "Brands page". */
export function BrandsScreen() {
  const text = useText();
  const back = useBackButton();
  const scroller = useRef<HTMLElement>(null);
  const { query, brands, first } = useBrands();
  const title = text('brands.title');
  const share = useShareContent(first?.shareInfo, title, paths.brands());
  const display = brandsDisplay(brands.length, query.error, query.isPending);
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      <div className={css['content']}>
        {display === 'LOADING' && (
          <div className={css['list']} role="status" aria-label={text('brands.loading')}>
            <Skeleton width="100%" height={140} radius={16} />
            {SIX.map((place) => (
              <BrandSkeleton key={place} />
            ))}
          </div>
        )}
        {display === 'EMPTY' && (
          <StateBlock
            picture="empty"
            title={text('brands.emptyTitle')}
            description={text('brands.emptyNote')}
          />
        )}
        {(display === 'RATE_LIMIT' || display === 'ERROR') && (
          <LoadFailure
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
            waits
          />
        )}
        {display === 'SUCCESS' && (
          <>
            {first?.banner && <PavilionBanner banner={first.banner} />}
            <ul className={css['list']} aria-label={title}>
              {brands.map((brand, at) => (
                // The server gives no id, and two brands may share a name.
                <BrandItem key={at} brand={brand} at={{ scene: 'brands', position: at }} />
              ))}
            </ul>
            <EndOfBrands query={query} scrollerRef={scroller} />
          </>
        )}
      </div>
    </Screen>
  );
}
