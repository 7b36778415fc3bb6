/**
 * The calls of home's first view, started by the boot script before React has loaded.
 *
 * Invariant: the bodies are built by the same functions from the same position as those of the first
 * render, else the calls would be made twice. No import of React or of a component.
 */
import type { HomeCard } from '../../api/generated/types.ts';
import { startCall } from '../../api/start-call.ts';
import { DEFAULT_LOCALE, pickLocale } from '../../i18n/locale.ts';
import { ASKED, loadAhead } from '../../ui/picture/picture-url.ts';
import { startPoint } from '../location/start-point.ts';
import { firstParam, WHOLE_LIST } from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { storedHomeCards } from './stored-keys.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { cardsBody, homeCardList } from './cards.ts';

/**
 * Call once, after storage is open and the API's context is set. `showBanner` gets the first banner's
 * picture once loaded, as a placeholder until React renders it. Resolves then, or at once without a
 * banner; never rejects.
 */
export function prefetchHome(showBanner: (picture: HTMLImageElement) => void): Promise<void> {
  const point = startPoint();
  const reply = startCall({ endpoint: homeCardList, body: cardsBody(point) });
  void startCall(pageCall(WHOLE_LIST, firstParam(WHOLE_LIST, point)));
  // React renders the cached cards at once: no placeholder needed.
  if (storedHomeCards.get()) return Promise.resolve();
  return (
    reply
      .then(({ cardList }) => loadFirstBanner(cardList))
      .then((picture) => picture && showBanner(picture))
      // The consumer of the early call handles the failure.
      .catch(() => undefined)
  );
}

/** Preloads the page's largest picture (LCP) under the address that React will use. */
async function loadFirstBanner(
  cardList: readonly HomeCard[],
): Promise<HTMLImageElement | undefined> {
  for (const card of cardList) {
    if (card.cardId !== 'PAGE_HOME_BANNER_CARD') continue;
    const [banner] = card.data.list;
    const src = pickLocale(banner?.bannerImageUrlMap, storedLocale.get() ?? DEFAULT_LOCALE);
    if (!src) continue;
    const picture = loadAhead(src, ASKED.banner);
    await picture.decode();
    return picture;
  }
  return undefined;
}
