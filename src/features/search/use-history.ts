import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { storage } from '../../storage/storage.ts';
import { toast } from '../../ui/toast.ts';
import { MAX_KEPT, storedIsSearchKept, storedSearchHistory } from './stored-keys.ts';

export const MAX_SHOWN = 8;

/** Two texts that look alike are one search. */
const sameAs = (text: string) => text.toLocaleLowerCase('id-ID');

/** The history with this text as the newest. Discovery 1. Pure. */
export function withSearch(history: readonly string[], text: string): string[] {
  return [text, ...withoutSearch(history, text)].slice(0, MAX_KEPT);
}

export function withoutSearch(history: readonly string[], text: string): string[] {
  return history.filter((each) => sameAs(each) !== sameAs(text));
}

/** Notes what was searched for, unless the user has switched that off. */
export function noteSearch(text: string): void {
  if (storedIsSearchKept.get() === false) return;
  storedSearchHistory.set(withSearch(storedSearchHistory.get() ?? [], text));
}

function write(history: readonly string[]): void {
  if (history.length > 0) storedSearchHistory.set([...history]);
  else storedSearchHistory.remove();
}

/** As text: the same value from reading to reading. */
const snapshot = (): string =>
  JSON.stringify([storedIsSearchKept.get() ?? true, storedSearchHistory.get() ?? []]);

/** Also follows a logout and other tabs. */
export function useHistory() {
  const text = useText();
  const [isKept, history] = JSON.parse(useSyncExternalStore(storage.onChange, snapshot)) as [
    boolean,
    string[],
  ];
  const clear = (): void => {
    storedSearchHistory.remove();
    if (history.length === 0) return;
    toast(text('search.historyCleared'), {
      action: {
        label: text('search.undo'),
        onSelect: () => {
          // What was searched for meanwhile stays the newest.
          const since = storedSearchHistory.get() ?? [];
          write([...since].reverse().reduce(withSearch, history));
        },
      },
    });
  };
  return {
    isKept,
    history,
    clear,
    remove: (one: string) => write(withoutSearch(history, one)),
    /** Off, nothing is kept: neither what comes nor what was there. */
    keep: (isOn: boolean) => {
      storedIsSearchKept.set(isOn);
      if (!isOn) storedSearchHistory.remove();
    },
  };
}
