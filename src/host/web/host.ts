/**
 * The browser as host: WEB in a tab, PWA when installed.
 * Imports nothing of Tauri. What a page cannot do throws -3 (spec home 8).
 */
import { copyText } from '../copy-text.ts';
import { HostError } from '../errors.ts';
import type { Host, HostKind } from '../types.ts';
import { insets, onInsets } from './insets.ts';
import { keyValue } from './key-value.ts';
import { netstate, onNetstate } from './netstate.ts';
import { locate } from './position.ts';
import { send } from './transport.ts';
import { notifications } from './notifications.ts';
import { secrets } from './secrets.ts';
import { shareText } from './share.ts';
import { openWhatsApp } from './whatsapp.ts';

function kind(): HostKind {
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true);
  return isInstalled ? 'PWA' : 'WEB';
}

function notOnTheWeb(what: string): Promise<never> {
  return Promise.reject(new HostError(-3, `${what} is not available on the web`));
}

/** Members whose code is long are loaded when they are called. */
function late<Module>(module: Promise<Module>): Promise<Module> {
  return module.catch((cause: unknown) => {
    throw new HostError(-7, 'code did not load', { cause });
  });
}

const wakeLock = () => late(import('./screen.ts'));
const downloads = () => late(import('./save-file.ts'));

/** Opens a page outside; the address comes checked. */
function openOutside(url: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties
  const opened = window.open(url, '_blank', 'noopener,noreferrer');
  // With `noopener`, `window.open` returns null in either case.
  return Promise.resolve(void opened);
}

export const host: Host = {
  kind: kind(),
  can: {
    scan: false,
    shareToWhatsApp: true,
    sharePhoto: false,
    shareText: 'share' in navigator,
    exit: false,
    install: true,
    openSettings: false,
    keepSecrets: false,
    scheduleNotifications: false,
  },
  send,
  upload: async (...sent) => (await import('./upload.ts')).upload(...sent),
  locate,
  netstate,
  onNetstate,
  keyValue,
  secrets,
  notifications,
  onBack: () => () => undefined,
  onLink: () => () => undefined,
  onBackToHome: () => () => undefined,
  openExternal: openOutside,
  openWhatsApp,
  // The browser's file input asks by itself.
  photoPermission: () => Promise.resolve('granted'),
  registerUser: () => Promise.resolve(),
  exit: () => notOnTheWeb('Leaving the app'),
  openSettings: () => notOnTheWeb('Opening the settings'),
  scan: () => notOnTheWeb('Scanning'),
  shareText,
  // wa.me takes a text and no photo.
  shareToWhatsApp: ({ text }) => openWhatsApp(`https://wa.me/?text=${encodeURIComponent(text)}`),
  async savePicture(png, name) {
    (await downloads()).saveFile(png, name);
    return 'saved';
  },
  saveFile: async (...file) => (await downloads()).saveFile(...file),
  copyText,
  insets,
  onInsets,
  screen: {
    keepBright: async (isOn) => (await wakeLock()).keepBright(isOn),
    keepSecret: () => notOnTheWeb('Secrecy'),
  },
  // A page cannot change the browser's swipe.
  setSwipeBack: () => Promise.resolve(),
  deviceInfo: () => notOnTheWeb('Device info'),
  appInfo: () => notOnTheWeb('App info'),
};
