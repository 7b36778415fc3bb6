/**
 * The browser as host: WEB in a tab, PWA when installed.
 * Imports nothing of Tauri. What a page cannot do throws -3 (spec home 8).
 */
import { copyText } from '../copy-text.ts';
import { HostError } from '../errors.ts';
import type {
  Host,
  HostKind,
  Netstate,
  NotificationState,
  ShareOutcome,
  Unsubscribe,
} from '../types.ts';
import { insets, onInsets } from './insets.ts';
import { keyValue, secrets } from './stores.ts';
import { locate } from './position.ts';
import { send } from './transport.ts';

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
  // Permission only: a page cannot schedule notifications.
  notifications: {
    state: () => Promise.resolve(notificationState()),
    request: async () => {
      if (notificationState() === 'prompt') await Notification.requestPermission();
      return notificationState();
    },
    show: () => notOnTheWeb('A notification'),
    cancel: () => notOnTheWeb('A notification'),
  },
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

function notificationState(): NotificationState {
  if (!('Notification' in window)) return 'unsupported';
  return Notification.permission === 'default' ? 'prompt' : Notification.permission;
}

interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3. */
function netstate(): Netstate {
  if (!navigator.onLine) return 0;
  return connection()?.type === 'cellular' ? 2 : 1;
}

function onNetstate(listener: (netstate: Netstate) => void): Unsubscribe {
  const tell = () => listener(netstate());
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  connection()?.addEventListener?.('change', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
    connection()?.removeEventListener?.('change', tell);
  };
}

/** By Web Share. Throws -3 where it is missing, -7 when the sheet does not open. */
async function shareText(text: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) throw new HostError(-3, 'Sharing is not available in this browser');
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw new HostError(-7, 'the share sheet did not open', { cause: error });
  }
}

/**
 * Opens WhatsApp in a new window, so that this page stays. Throws -7 when the pop-up is blocked, as it is
 * without user activation. A bare path is the sandbox's page that simulates WhatsApp.
 */
function openWhatsApp(url: string): Promise<void> {
  // Without `noopener`, which would hide whether it opened; `opener` is cleared before the page loads.
  // oxlint-disable-next-line no-restricted-properties
  const opened = window.open(url, '_blank');
  if (!opened) return Promise.reject(new HostError(-7, 'the browser held the window back'));
  opened.opener = null;
  return Promise.resolve();
}
