import { Activity, Suspense, useContext, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { pathnames, paths, REDIRECTED_HOME, type RouteName } from '../../paths.ts';
import { part, usePart } from '../../ui/part.tsx';
import { ScreenTop } from '../../ui/screen-top.ts';
import { useFirstPage } from '../../ui/use-first-page.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { useHeldBack } from '../outdated/is-held-back.ts';
import { coming, pageAt } from '../routes.tsx';
import { Arrival } from './Arrival.tsx';
import { placeOf } from './tabs.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

const outdated = part(() => import('../outdated/OutdatedScreen.tsx'), 'OutdatedScreen');

interface PageScreensProps {
  address: string;
  /** Behind the offline screen. */
  isCovered: boolean;
}

/** Everything that is not a tab: one screen at a time, over the tabs. */
export function PageScreens({ address, isCovered }: PageScreensProps) {
  const place = placeOf(address);
  const visit = useVisit(place);
  const isOutdated = useHeldBack();
  const top = useContext(ScreenTop);
  // Shown as soon as it is loaded: what Suspense retries by itself waits until its fallback is 300 ms old.
  usePart<unknown>(isOutdated ? outdated : (pageAt(place).screen ?? coming));
  return (
    <Activity mode={isCovered ? 'hidden' : 'visible'}>
      <ScreenTop value={isTaskPage(place) ? undefined : top}>
        <CrashBoundary where="page" address={place}>
          <Suspense key={visit} fallback={<ScreenLoading />}>
            {isOutdated ? (
              <outdated.Part />
            ) : place === REDIRECTED_HOME ? (
              <ToHome />
            ) : (
              <Page address={place} />
            )}
          </Suspense>
        </CrashBoundary>
      </ScreenTop>
    </Activity>
  );
}

function Page({ address }: { address: string }) {
  const text = useText();
  const { title, screen } = pageAt(address);
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  useFirstPage();
  return (
    <Arrival
      title={`${text(title)} · ${text('common.appName')}`}
      place={key}
      isReplaced={isReplaced}
    >
      {screen ? <screen.Part /> : <coming.Part title={title} />}
    </Arrival>
  );
}

function ToHome() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.home(), { replace: true });
  }, [navigate]);
  return null;
}

/**
 * The pages of an act: paying, a code that is shown or typed, a form, a search. What the user has not asked for is
 * never over them: no bar that leads to the app, no question about the profile or the language
 * (growth 1).
 */
const names = [
  'confirmOrder',
  'payPage',
  'cashier',
  'payCode',
  'purchaseSuccessPage',
  'groupCouponOrderDetail',
  'couponDetail',
  'redEnvelopeDetail',
  'receiveRedEnvelope',
  'tripartiteCoupons',
  'refundEdit',
  'refundDetail',
  'reviewEdit',
  'editProfile',
  'appDownload',
  'searchDishes',
  'developerOptions',
  'accountDeletionDeclaration',
  'accountDeletionAssetsCheck',
  'accountDeletionVerify',
  'accountDeletionSubmit',
  'accountDeletionPolicy',
] as const satisfies readonly RouteName[];

const places: ReadonlySet<string> = new Set(names.map((name) => pathnames[name]));

/** `place`: an address as `placeOf` spells it. */
function isTaskPage(place: string): boolean {
  return places.has(place);
}

/**
 * Changes with each move, so that one store does not begin with what the last one had open; not when
 * a screen only writes its own choice into its address.
 */
export function useVisit(place: string): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [entry, setEntry] = useState({ visit: key, key, place });
  const isSame = entry.place === place && (entry.key === key || isReplaced);
  const visit = isSame ? entry.visit : key;
  // Also of a replaced entry: a sheet that closes later comes back to it, with the key that it has then.
  if (!isSame || entry.key !== key) setEntry({ visit, key, place });
  return visit;
}
