import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { searchSuggest, vSearchSuggestion } from '../../api/generated/calls/search-suggest.ts';
import type { SearchSuggestion } from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { currentPoint } from '../location/location.ts';
import { isSuggestible, searchable } from './typed-text.ts';

/** Discovery 1: after the last key. */
export const DEBOUNCE_MS = 150;

const endpoint = tolerant(searchSuggest, {
  suggestions: eachOf(vSearchSuggestion, 'search.suggestion'),
});

export interface Suggestions {
  /** What they were asked for. */
  text: string;
  list: readonly SearchSuggestion[];
  /** Of the call that fetched them. */
  traceId: string;
}

const NONE: Suggestions = { text: '', list: [], traceId: '' };

/**
 * What the typed text may become. The last ones stay while the next are loading, and after a failure.
 *
 * Invariant: a reply is shown only for the latest text: each key aborts the call before it. `isHeld`:
 * a keyboard composes, so what is in the field is not the text yet.
 */
export function useSuggestions(typed: string, isHeld: boolean): Suggestions {
  const text = searchable(typed);
  const [shown, setShown] = useState(NONE);
  const isAsked = isSuggestible(text);
  useEffect(() => {
    if (isHeld) return undefined;
    if (!isAsked) {
      setShown(NONE);
      return undefined;
    }
    const asked = new AbortController();
    const { signal } = asked;
    const timer = setTimeout(() => {
      const traceId = apiContext().sessionId();
      call(endpoint, { text, ...currentPoint() }, { signal }).then(
        ({ suggestions }) => {
          if (!signal.aborted) setShown({ text, list: suggestions, traceId });
        },
        (error: unknown) => {
          if (!signal.aborted) reportProblem('search.suggest', error);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text, isHeld, isAsked]);
  return isAsked || isHeld ? shown : NONE;
}
