import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../api/query.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { startBackground } from './background.ts';
import { BrowserHistory } from './BrowserHistory.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Frame } from './frame/Frame.tsx';
import { LanguageCurtain } from './LanguageCurtain.tsx';

/** Everything that is drawn. The composition root has opened the storage and loaded the language. */
export function App() {
  useEffect(startBackground, []);
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary where="frame">
        <BrowserHistory>
          <Frame />
        </BrowserHistory>
      </CrashBoundary>
      <LanguageCurtain />
      <ToastRegion />
    </QueryClientProvider>
  );
}
