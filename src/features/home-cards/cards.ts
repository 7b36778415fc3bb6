/**
 * Request and view model of the home cards. Spec home 2 "Home page", 3 "Home cards".
 *
 * Invariant: each card is validated alone. An absent, empty or malformed one is left out, reported
 * when malformed, and never affects another. The order is the page's, not the reply's.
 */
import { pageCardList, vHomeCard } from '../../api/generated/calls/page-card-list.ts';
import type {
  Banner,
  BrandPavilionCard,
  CardId,
  CategoryTile,
  EntryCard,
  FlashSaleCard,
  HomeCard,
  MallNearbyCard,
  PageCardListBody,
} from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { pickLocale } from '../../i18n/locale.ts';
import type { Point } from '../location/start-point.ts';

const CARD_IDS: CardId[] = [
  'PAGE_HOME_BANNER_CARD',
  'HOME_CATEGORY_CARD',
  'PAGE_HOME_MIDDLE_BANNER_CARD',
  'FLASH_SALE_CARD',
  'BRAND_PAVILION_CARD',
  'RANK_CARD',
  'MALL_CARD',
  'MALL_NEARBY_CARD',
];

/** Spec home 9: the first four; with fewer there are no tiles. */
const TILE_COUNT = 4;

export const vCards = eachOf(vHomeCard, 'home-cards.card');

export const homeCardList = tolerant(pageCardList, { cardList: vCards });

/** Deterministic: the boot script's early call is matched by its body. */
export function cardsBody({ latitude, longitude }: Point): PageCardListBody {
  return { cardIds: CARD_IDS, latitude, longitude };
}

/** Cards to show; an absent field is a card left out. */
export interface HomeCards {
  topBanners?: Banner[] | undefined;
  tiles?: CategoryTile[] | undefined;
  middleBanners?: Banner[] | undefined;
  flashSale?: FlashSaleCard | undefined;
  brands?: BrandPavilionCard | undefined;
  rank?: EntryCard | undefined;
  mall?: EntryCard | undefined;
  nearbyMall?: MallNearbyCard | undefined;
}

/** The cards with content; of duplicates the first. */
export function arrangeCards(cards: readonly HomeCard[]): HomeCards {
  const shown: HomeCards = {};
  for (const card of cards) {
    switch (card.cardId) {
      case 'PAGE_HOME_BANNER_CARD':
        shown.topBanners ??= banners(card.data.list);
        break;
      case 'PAGE_HOME_MIDDLE_BANNER_CARD':
        shown.middleBanners ??= banners(card.data.list);
        break;
      case 'HOME_CATEGORY_CARD':
        if (card.data.list.length >= TILE_COUNT)
          shown.tiles ??= card.data.list.slice(0, TILE_COUNT);
        break;
      case 'RANK_CARD':
        if (hasText(card.data.name)) shown.rank ??= card.data;
        break;
      case 'MALL_CARD':
        if (hasText(card.data.name)) shown.mall ??= card.data;
        break;
      case 'FLASH_SALE_CARD':
        if (card.data.countdownTime > 0 && card.data.items.length > 0)
          shown.flashSale ??= card.data;
        break;
      case 'BRAND_PAVILION_CARD':
        if (card.data.brandLogos.length > 0) shown.brands ??= card.data;
        break;
      case 'MALL_NEARBY_CARD':
        if (card.data.mallId !== '') shown.nearbyMall ??= card.data;
        break;
    }
  }
  return shown;
}

function banners(list: Banner[]): Banner[] | undefined {
  return list.length > 0 ? list : undefined;
}

function hasText(name: EntryCard['name']): boolean {
  return pickLocale(name, 'id-ID') !== undefined || Object.values(name).some(Boolean);
}
