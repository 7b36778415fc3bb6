import { useDeferredValue } from 'react';
import { isBusyServer } from '../../api/errors.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { EntryCards } from './EntryCards.tsx';
import { FlashSaleCard } from './FlashSaleCard.tsx';
import css from './HomeCardsSection.module.css';
import { HomeCardsSkeleton } from './HomeCardsSkeleton.tsx';
import type { useHomeCards } from './use-home-cards.ts';

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
      <div className={css['failed']}>
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
  // Of cached cards, what has ended even by the phone's clock is not shown until the reply.
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
