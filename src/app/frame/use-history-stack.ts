import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { noteStep } from '../../features/navigation/history.ts';

/** Writes down each step of this visit, so that "back" knows whether there is a page of ours before. */
export function useHistoryStack(): void {
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  useLayoutEffect(() => {
    noteStep(step, { key, pathname });
  }, [key, pathname, step]);
}
