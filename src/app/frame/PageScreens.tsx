import { Activity, Suspense, useContext, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { paths, REDIRECTED_HOME } from '../../paths.ts';
import { part, usePart } from '../../ui/part.tsx';
import { ScreenTop } from '../../ui/screen-top.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { useHeldBack } from '../outdated/is-held-back.ts';
import { coming, pageAt } from '../routes.tsx';
import { Arrival } from './Arrival.tsx';
import { placeOf } from './place.ts';
import { ScreenLoading } from './ScreenLoading.tsx';
import { isTaskPage } from './task-pages.ts';
import { useVisit } from './use-visit.ts';

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
