import { useDeferredValue } from 'react';
import { isBusyServer } from '../../api/errors.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { EntryCards } from './EntryCards.tsx';
import { FlashSaleCard } from './FlashSaleCard.tsx';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import css from './HomeCards.module.css';
import type { useHomeCards } from './use-home-cards.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import layout from '../../ui/style/layout.module.css';

/** All cards in fixed order; an empty one leaves no gap. */
export function HomeCardsSection({ query }: { query: ReturnType<typeof useHomeCards>['query'] }) {
  const text = useText();
  const { error, isFetching, refetch } = query;
  // The first cards render in time slices behind the skeleton; later ones replace them at once.
  const data = useDeferredValue(query.data) && query.data;
  if (!data) {
    if (!error) return <HomeCardsSkeleton />;
    const isBusy = isBusyServer(error);
    return (
      <div className={classes(surface['sheet'], css['failed'])}>
        <StateBlock
          picture={isBusy ? 'busy' : 'error'}
          title={text(isBusy ? 'common.busy' : 'home.cardsErrorTitle')}
          description={text(isBusy ? 'home.busyDescription' : 'home.errorDescription')}
          action={{
            label: text('common.retry'),
            onSelect: () => void refetch(),
            isBusy: isFetching,
          }}
        />
      </div>
    );
  }
  const { cards, receivedAtMs, flashLeft } = data;
  const { topBanners, tiles, middleBanners, flashSale } = cards;
  // A cached flash sale that has ended by the phone's clock is not shown until the reply.
  const isFlashSaleOn =
    flashLeft ?? (flashSale && receivedAtMs + flashSale.countdownTime * 1000 > clock.nowMs());
  return (
    <div className={css['cards']}>
      {topBanners && <BannerCarousel banners={topBanners} label={text('home.topBanners')} />}
      {tiles && <CategoryTiles tiles={tiles} />}
      {middleBanners && (
        <BannerCarousel banners={middleBanners} label={text('home.middleBanners')} isLow />
      )}
      {flashSale && isFlashSaleOn && (
        <FlashSaleCard
          card={flashSale}
          left={flashLeft}
          onAsk={() => void refetch({ cancelRefetch: false })}
        />
      )}
      <EntryCards {...cards} />
    </div>
  );
}

const FOUR = [0, 1, 2, 3];

/** The usual layout, so that nothing shifts when the cards arrive. */
function HomeCardsSkeleton() {
  const text = useText();
  return (
    <div className={css['cards']} role="status" aria-label={text('home.cardsLoading')}>
      <span className={css['banner']}>
        <Skeleton width="100%" height="100%" radius={16} />
      </span>
      <div className={classes(layout['stack1'], css['sectionTiles'])}>
        {FOUR.map((place) => (
          <span key={place} className={classes(layout['axis'], css['sectionTile'])}>
            <Skeleton width={60} height={48} radius={16} />
            <Skeleton width={48} height={12} />
          </span>
        ))}
      </div>
      <span className={css['low']}>
        <Skeleton width="100%" height="100%" radius={16} />
      </span>
      <Skeleton width="100%" height={158} radius={16} />
      <div className={classes(layout['stack2'], css['sectionEntries'])}>
        {FOUR.map((place) => (
          <Skeleton key={place} width="100%" height={60} radius={16} />
        ))}
      </div>
    </div>
  );
}
