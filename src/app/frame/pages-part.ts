import { withTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The table of all other screens: a visitor of home does not wait for it. */
export const pagesPart = lazyPart(() =>
  withTexts(() => import('./PageScreens.tsx')).then((module) => module.PageScreens),
);
