import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.ts';

/** Sets the document title to the store's name once loaded. */
export function useStoreTitle(storeName: string | undefined): void {
  const text = useText();
  const appName = text('common.appName');
  useEffect(() => {
    if (storeName === undefined) return;
    // The frame sets the route's title in an effect that runs after this one.
    queueMicrotask(() => {
      document.title = `${storeName} · ${appName}`;
    });
  }, [storeName, appName]);
}
