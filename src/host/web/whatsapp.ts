import { HostError } from '../errors.ts';

/**
 * Opens WhatsApp in a window of its own, so that this page goes on. Throws -7 when the browser holds
 * the window back, which it does unless the user has just tapped. A bare path is the sandbox's own
 * page that plays WhatsApp.
 */
export function openWhatsApp(url: string): Promise<void> {
  // Without `noopener`, which would hide whether it opened; the tie is cut before the page is there.
  // oxlint-disable-next-line no-restricted-properties
  const opened = window.open(url, '_blank');
  if (!opened) return Promise.reject(new HostError(-7, 'the browser held the window back'));
  opened.opener = null;
  return Promise.resolve();
}
