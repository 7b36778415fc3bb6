/** The browser as host, what the first screen does not need. What a page cannot do throws -3. */
import { copyText } from '../copy-text.ts';
import { HostError } from '../errors.ts';
import type { LateHost } from '../types.ts';
import { insets, onInsets } from './insets.ts';
import { keepBright } from './screen.ts';
import { shareText } from './share.ts';
import { openWhatsApp } from './whatsapp.ts';

function notOnTheWeb(what: string): Promise<never> {
  return Promise.reject(new HostError(-3, `${what} is not available on the web`));
}

export const lateHost: LateHost = {
  scan: () => notOnTheWeb('Scanning'),
  shareText,
  // WhatsApp's own page takes a text and no photo.
  shareToWhatsApp: ({ text }) => openWhatsApp(`https://wa.me/?text=${encodeURIComponent(text)}`),
  copyText,
  insets,
  onInsets,
  screen: { keepBright },
  // A browser's swipe is its own.
  setSwipeBack: () => Promise.resolve(),
  deviceInfo: () => notOnTheWeb('The description of the device'),
  appInfo: () => notOnTheWeb('The description of the installed app'),
};
