import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../api/query.ts';
import { reportDevice } from '../features/device/report-device.ts';
import { watchInstallOffer } from '../features/install/prompt.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { BrowserHistory } from './BrowserHistory.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { usePersonNumber } from '../session/personal.ts';
import { Frame } from './frame/Frame.tsx';
import { LanguageCurtain } from './LanguageCurtain.tsx';
import { whenQuiet } from './when-quiet.ts';

/**
 * The idle work. Its code is asked for only where it can be had: of the service worker's store, or
 * of a server that has just answered. A chunk that fails would look like an old page.
 */
async function runLater(): Promise<void> {
  const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const isAnswered = await reportDevice();
  if (!isStored && !isAnswered) return;
  try {
    (await import('./background.ts')).runBackground();
  } catch {
    // Without the network there is nothing of it that could be done.
  }
}

/** Everything that is drawn. The composition root has opened the storage and loaded the language. */
export function App() {
  const personNumber = usePersonNumber();
  useEffect(watchInstallOffer, []);
  useEffect(() => whenQuiet(() => void runLater()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary where="frame">
        <BrowserHistory>
          <Frame key={personNumber} />
        </BrowserHistory>
      </CrashBoundary>
      <LanguageCurtain />
      <ToastRegion />
    </QueryClientProvider>
  );
}
