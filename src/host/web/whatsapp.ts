import { HostError } from '../errors.ts';

/**
 * Opens WhatsApp in a new window, so that this page stays. Throws -7 when the pop-up is blocked, as it is
 * without user activation. A bare path is the sandbox's page that simulates WhatsApp.
 */
export function openWhatsApp(url: string): Promise<void> {
  // Without `noopener`, which would hide whether it opened; `opener` is cleared before the page loads.
  // oxlint-disable-next-line no-restricted-properties
  const opened = window.open(url, '_blank');
  if (!opened) return Promise.reject(new HostError(-7, 'the browser held the window back'));
  opened.opener = null;
  return Promise.resolve();
}
