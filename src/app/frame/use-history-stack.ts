import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { noteStep } from '../../features/navigation/history.ts';

/** Records each navigation of this visit, so that "back" knows whether a page of the app is before it. */
export function useHistoryStack(): void {
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  useLayoutEffect(() => {
    noteStep(step, { key, pathname });
  }, [key, pathname, step]);
}
