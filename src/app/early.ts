/**
 * Starts the calls of the pages that links lead to in the boot script, before React is loaded.
 *
 * Invariant: the bodies are those of the page, otherwise the requests would be sent twice. No import of
 * React or of a component.
 */
import { startPage as startFlash } from '../features/flash-list/early.ts';
import { startMall, startMalls } from '../features/mall/early.ts';
import { startPage as startCategory } from '../features/poi-list/early.ts';
import { startPage as startRank } from '../features/rank/early.ts';
import { startPage as startSearch } from '../features/search/popular.ts';
import { startPage as startStore } from '../features/store-page/early.ts';
import { startExplore, startPlayer } from '../features/video/early.ts';
import { startPage as startVoucher } from '../features/voucher/early.ts';
import { pathnames } from '../paths.ts';

type ShowPicture = (picture: HTMLImageElement) => void;

const starts = new Map<string, (show: ShowPicture) => Promise<void>>([
  [pathnames.merchant, startStore],
  [pathnames.groupCouponDetail, startVoucher],
  [pathnames.searchDishes, startSearch],
  [pathnames.categoryPoiList, startCategory],
  [pathnames.flashDeal, startFlash],
  [pathnames.rank, startRank],
  [pathnames.shoppingMallListPage, startMalls],
  [pathnames.mall, startMall],
  [pathnames.exploreFeeds, startExplore],
  [pathnames.playVideo, startPlayer],
]);

/** Their history entries have what was chosen: after a reload that is asked for, by the page. */
const CHOOSING: ReadonlySet<string> = new Set([pathnames.categoryPoiList, pathnames.rank]);

/**
 * Call once, after storage is open and the API's context is set. `show` gets the page's largest picture once
 * loaded, of a page that has one. Resolves when it is shown, or without one; rejects with a request or the
 * picture, whose failure the page handles by itself.
 */
export async function startPage(pathname: string, show: ShowPicture): Promise<void> {
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  if (usr && CHOOSING.has(pathname)) return;
  await starts.get(pathname)?.(show);
}

/** Of fonts.css. */
const FONT = "1em 'Plus Jakarta Sans Variable'";
/** A page's code is on the line with the first screen's; what is not there by then is loaded by the frame. */
const ARRIVAL_MAX_MS = 700;

/** Lists, with `takeArrived` in `routes.tsx`: drawn once with their rows, instead of as skeletons first. */
const DRAWN_ONCE: ReadonlySet<string> = new Set([
  pathnames.flashDeal,
  pathnames.categoryPoiList,
  pathnames.rank,
  pathnames.mall,
  pathnames.shoppingMallListPage,
]);

/**
 * Before the first rendering: makes the page of a link ready, and the frame's part that draws it. Never rejects:
 * what fails is loaded again by the frame, which says so.
 */
export async function arrive(frame: { load: () => Promise<unknown> }): Promise<void> {
  if (!DRAWN_ONCE.has(location.pathname)) return;
  // A font that comes after the first rendering has all of it laid out again.
  document.fonts.load(FONT).catch(() => undefined);
  const page = Promise.all([
    import('./routes.tsx').then(({ arriveAt }) => arriveAt(location.pathname)),
    frame.load(),
  ]);
  const late = new Promise((resolve) => {
    setTimeout(resolve, ARRIVAL_MAX_MS);
  });
  await Promise.race([page.catch(() => undefined), late]);
}
