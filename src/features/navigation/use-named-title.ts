import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.ts';

/** Sets the document title to the name of what it shows, once loaded. */
export function useNamedTitle(name: string | undefined): void {
  const text = useText();
  const appName = text('common.appName');
  useEffect(() => {
    if (name === undefined) return;
    // The frame sets the route's title in an effect that runs after this one.
    queueMicrotask(() => {
      document.title = `${name} · ${appName}`;
    });
  }, [name, appName]);
}
