import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isWithin } from '../../lib/away.ts';
import { clock } from '../../lib/now.ts';
import { storedWords } from './stored-keys.ts';

/** Words are dropped when their form was not opened again by then. */
export const MAX_KEPT_MS = 24 * 3600_000;
/** How many unfinished forms are kept; the oldest are dropped. */
const MAX_FORMS = 8;

/**
 * Keeps what is typed into a form while the app is in the background: a phone may end it there, a browser
 * may discard its tab. When the form is opened again, `restore` gets the words, once. A form that is
 * closed by its user, or sent, keeps nothing. `form` names it with its object, such as `gift:12`.
 */
export function useKeptWords(form: string, words: string, restore: (words: string) => void): void {
  const latest = useRef({ words, restore });
  useLayoutEffect(() => {
    latest.current = { words, restore };
  });

  useEffect(() => {
    const { [form]: kept, ...rest } = storedWords.get() ?? {};
    if (kept) {
      write(rest);
      if (isWithin(MAX_KEPT_MS, kept.atMs)) latest.current.restore(kept.words);
    }
    const keep = (): void => {
      if (document.visibilityState === 'visible') return;
      const { [form]: _before, ...others } = storedWords.get() ?? {};
      const typed = latest.current.words;
      write(typed === '' ? others : { ...others, [form]: { words: typed, atMs: clock.nowMs() } });
    };
    const forget = (): void => {
      const { [form]: mine, ...others } = storedWords.get() ?? {};
      if (mine) write(others);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      forget();
    };
  }, [form]);
}

/** The state of a field that begins empty, kept so. */
export function useKeptNote(form: string) {
  const [note, setNote] = useState('');
  useKeptWords(form, note, setNote);
  return [note, setNote] as const;
}

type Kept = NonNullable<ReturnType<typeof storedWords.get>>;

function write(all: Kept): void {
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.atMs - one.atMs)
    .slice(0, MAX_FORMS);
  if (newest.length > 0) storedWords.set(Object.fromEntries(newest));
  else storedWords.remove();
}
