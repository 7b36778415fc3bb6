/**
 * The calls of home's first view, started by the boot script before React is loaded.
 *
 * Invariant: the bodies are built by the same functions from the same point as the first rendering's,
 * else the answers would be fetched twice. Nothing of React, and no component, is imported here.
 */
import { send } from '../../api/call.ts';
import { keepEarly } from '../../api/early.ts';
import type { HomeCard } from '../../api/generated/types.ts';
import { DEFAULT_LOCALE } from '../../i18n/locale.ts';
import { pickLocale } from '../../i18n/pick-locale.ts';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { startPoint } from '../location/start-point.ts';
import { firstParam, WHOLE_LIST } from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { storedHomeCards } from './stored-keys.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { cardsBody, homeCardList } from './cards.ts';

/**
 * Call once, after storage is open and the API's context is set. `showBanner` gets the first banner's
 * picture when it has loaded, to be shown until React draws the same one. Settles when it is shown,
 * or at once when there is none to wait for; never rejects.
 */
export function prefetchHome(showBanner: (picture: HTMLImageElement) => void): Promise<void> {
  const point = startPoint();
  const cards = cardsBody(point);
  const reply = send(homeCardList, cards);
  keepEarly(homeCardList.path, cards, reply);
  const { endpoint, body } = pageCall(WHOLE_LIST, firstParam(WHOLE_LIST, point));
  keepEarly(endpoint.path, body, send(endpoint, body));
  // React draws the cached cards at once: nothing to bridge.
  if (storedHomeCards.get()) return Promise.resolve();
  return (
    reply
      .then(({ cardList }) => loadFirstBanner(cardList))
      .then((picture) => picture && showBanner(picture))
      // Whoever takes the early promise hears of the failure.
      .catch(() => undefined)
  );
}

/** The page's largest picture, on its way while React is: the same address that it will ask for. */
async function loadFirstBanner(
  cardList: readonly HomeCard[],
): Promise<HTMLImageElement | undefined> {
  for (const card of cardList) {
    if (card.cardId !== 'PAGE_HOME_BANNER_CARD') continue;
    const [banner] = card.data.list;
    const src = pickLocale(banner?.bannerImageUrlMap, storedLocale.get() ?? DEFAULT_LOCALE);
    if (!src) continue;
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = resized(src, ASKED.banner, 1);
    await picture.decode();
    return picture;
  }
  return undefined;
}
