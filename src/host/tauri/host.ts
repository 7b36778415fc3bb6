/**
 * The Tauri shell as host. `host/tauri` is the only place that imports `@tauri-apps/*`; the build for
 * the shell chooses it by the alias `#host`. What a platform cannot do throws -2 or -6 (spec home 8).
 */
import { exit, getIdentifier, getVersion } from '@tauri-apps/api/app';
import { fromBase64 } from '../../lib/base64.ts';
import { copyText } from '../copy-text.ts';
import type { Host, NativeLog, NotificationState, PictureOutcome, ShareOutcome } from '../types.ts';
import { onBack, setSwipeBack } from './back.ts';
import { keyValue, secrets } from './stores.ts';
import { onBackToHome, onLink } from './links.ts';
import { base64Of, native } from './native.ts';
import { followInsets, insets, onInsets } from './insets.ts';
import { followNetwork, netstate, onNetstate } from './netstate.ts';
import { platform } from './platform.ts';
import { locate } from './locate.ts';
import { inTurn } from './permission-turn.ts';
import { scan } from './scan.ts';
import { followTextScale, keepBright, keepSecret, setTheme } from './screen.ts';
import { send, upload } from './transport.ts';
import { HostError } from '../errors.ts';

const isPhone = platform !== 'desktop';

export const host: Host = {
  kind: 'APP',
  can: {
    scan: isPhone,
    shareToWhatsApp: isPhone,
    sharePhoto: isPhone,
    shareText: isPhone,
    exit: platform !== 'ios',
    install: false,
    openSettings: isPhone,
    keepSecrets: true,
    scheduleNotifications: isPhone,
  },
  send,
  upload,
  locate,
  netstate,
  onNetstate,
  keyValue,
  secrets,
  // The official plugin through our own commands, because its request can hang (tauri.md 1.3).
  notifications: {
    state: () => native('notification_state'),
    request: () => inTurn(() => native<NotificationState>('notification_request')),
    show: (notification) => native('notification_show', { notification }),
    cancel: (id) => native('notification_cancel', { id }),
  },
  onBack,
  onLink,
  onBackToHome,
  openExternal: (url) => native('open_external', { url }),
  openWhatsApp: (url) => native('open_whatsapp', { url }),
  photoPermission,
  registerUser: (userId) => native('plugin:host|register_user', { userId: userId ?? null }),
  log: {
    read: () => native<NativeLog>('log_read'),
    clear: () => native('log_clear'),
    finishStart: () => native('finish_start'),
  },
  exit: isPhone ? () => native('plugin:host|leave') : exit,
  openSettings: () => native('plugin:host|open_app_settings'),
  scan,
  shareText,
  shareToWhatsApp: ({ text, photoUrl }) =>
    native('share_to_whatsapp', { text, photoUrl: photoUrl ?? null }),
  ...(platform === 'android' && { lostPhoto }),
  ...(isPhone && { appLanguage }),
  ...(isPhone && { savePicture, wasRestored: () => native<boolean>('plugin:host|was_restored') }),
  copyText,
  insets,
  onInsets,
  screen: { keepBright, keepSecret, ...(isPhone && { setTheme }) },
  setSwipeBack,
  deviceInfo: () => native('plugin:host|device_info'),
  appInfo: async () => {
    const [id, versionName] = await Promise.all([getIdentifier(), getVersion()]);
    return { id, versionName };
  },
};

async function appLanguage(wanted?: string): Promise<string> {
  const said = await native<{ chosen: string }>('plugin:host|app_language', {
    wanted: wanted ?? null,
  });
  return said.chosen;
}

followNetwork();
followInsets();
followTextScale();

function photoPermission(source: 'library' | 'camera'): Promise<'granted' | 'denied'> {
  return inTurn(() => native<'granted' | 'denied'>('plugin:host|photo_permission', { source }));
}

/** By the host plugin of Android, whose camera and pickers are other apps. */
async function lostPhoto(): Promise<Blob | undefined> {
  const base64 = await native<string | null>('plugin:host|lost_photo');
  return base64 === null ? undefined : new Blob([fromBase64(base64)]);
}

/** A failing share rejects within this time. */
const REFUSAL_MS = 500;

/**
 * On Android by the sharesheet plugin, whose call never settles when it works (decisions "Native"): if it
 * has not rejected by then, the sheet is open, and the outcome is unknown. On iOS by the host plugin.
 */
async function shareText(text: string): Promise<ShareOutcome> {
  if (platform === 'desktop') throw new HostError(-6, 'Sharing needs the phone app');
  if (platform === 'ios') return native<ShareOutcome>('plugin:host|share_text', { text });
  const opened = new Promise<void>((resolve) => setTimeout(resolve, REFUSAL_MS));
  await Promise.race([native('plugin:sharesheet|share_text', { text }), opened]);
  return 'unknown';
}

/** On Android into the gallery; on iOS by the share sheet, which offers that. */
async function savePicture(png: Blob, name: string): Promise<PictureOutcome> {
  return native<PictureOutcome>('plugin:host|save_picture', { name, png: await base64Of(png) });
}
