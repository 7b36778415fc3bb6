import { Activity, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { pathnames, paths, REDIRECTED_HOME } from '../../paths.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { Coming, NotFound, pageScreens, type RouteScreen } from '../routes.tsx';
import { Arrival } from './Arrival.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface PageScreensProps {
  address: string;
  isCovered: boolean;
}

type PageName = keyof typeof pageScreens;
const names = Object.keys(pageScreens) as PageName[];

/** Everything that is not a tab: one screen at a time, over the tabs. */
export function PageScreens({ address, isCovered }: PageScreensProps) {
  return (
    <Activity mode={isCovered ? 'hidden' : 'visible'}>
      <CrashBoundary where="page" address={address}>
        <Suspense key={address} fallback={<ScreenLoading />}>
          <Routes>
            <Route path={REDIRECTED_HOME} element={<Navigate to={paths.home()} replace />} />
            {names.map((name) => (
              <Route
                key={name}
                path={pathnames[name]}
                element={<Page key={name} screen={pageScreens[name]} />}
              />
            ))}
            <Route path="*" element={<Page screen={NotFound} />} />
          </Routes>
        </Suspense>
      </CrashBoundary>
    </Activity>
  );
}

function Page({ screen }: { screen: RouteScreen }) {
  const text = useText();
  const title = text(screen.title);
  return (
    <Arrival title={`${title} · ${text('common.appName')}`}>
      {screen.Screen ? <screen.Screen /> : <Coming title={screen.title} />}
    </Arrival>
  );
}
