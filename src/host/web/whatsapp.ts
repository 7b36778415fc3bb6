import { HostError } from '../errors.ts';

const API_BASE = import.meta.env.VITE_API_BASE ?? '';

/**
 * Opens WhatsApp in a window of its own, so that this page goes on. Throws -7 when the browser holds
 * the window back, which it does unless the user has just tapped. A bare path is the sandbox's own
 * page that plays WhatsApp, on the API's origin.
 */
export function openWhatsApp(url: string): Promise<void> {
  const address = url.startsWith('/') ? API_BASE + url : url;
  // Without `noopener`, which would hide whether it opened; the tie is cut before the page is there.
  // oxlint-disable-next-line no-restricted-properties
  const opened = window.open(address, '_blank');
  if (!opened) return Promise.reject(new HostError(-7, 'the browser held the window back'));
  opened.opener = null;
  return Promise.resolve();
}
