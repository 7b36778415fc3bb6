import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.ts';

/** Names the document after the store, once it is known. */
export function useStoreTitle(storeName: string | undefined): void {
  const text = useText();
  const appName = text('common.appName');
  useEffect(() => {
    if (storeName === undefined) return;
    // The frame names the document after the kind of page, in an effect that runs after this one.
    queueMicrotask(() => {
      document.title = `${storeName} · ${appName}`;
    });
  }, [storeName, appName]);
}
