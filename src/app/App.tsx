import { host } from '#host';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../api/query.ts';
import { watchInstallOffer } from '../features/install/prompt.ts';
import { part } from '../ui/part.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useAtom } from '../ui/use-atom.ts';
import { BrowserHistory } from './BrowserHistory.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { personNumber } from '../session/personal.ts';
import { Frame } from './frame/Frame.tsx';
import { whenQuiet } from './when-quiet.ts';

const background = part(() => import('./background.ts'), 'runBackground');

/** Everything that is drawn. The composition root has opened the storage and loaded the language. */
export function App() {
  const person = useAtom(personNumber);
  useEffect(watchInstallOffer, []);
  useEffect(() => {
    // What fails here is told as a start that failed.
    if (__APP_BUILD__) host.log?.finishStart().catch(() => undefined);
    return whenQuiet(() => {
      // Without the network there is nothing of it that could be done.
      background.load().then(
        (run) => run(),
        () => undefined,
      );
    });
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary where="frame">
        <BrowserHistory>
          <Frame key={person} />
        </BrowserHistory>
      </CrashBoundary>
      <ToastRegion />
    </QueryClientProvider>
  );
}
