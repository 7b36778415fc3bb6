/**
 * The Tauri shell as host. `host/tauri` is the only place that imports `@tauri-apps/*`; the build for
 * the shell chooses it by the alias `#host`. What a platform cannot do throws -2 or -6 (spec home 8).
 */
import { exit, getIdentifier, getVersion } from '@tauri-apps/api/app';
import { copyText } from '../copy-text.ts';
import type { Host, NativeLog } from '../types.ts';
import { onBack } from './back-button.ts';
import { keyValue } from './key-value.ts';
import { onBackToHome, onLink } from './links.ts';
import { lostPhoto } from './lost-photo.ts';
import { native } from './native.ts';
import { followInsets, insets, onInsets } from './insets.ts';
import { followNetwork, netstate, onNetstate } from './netstate.ts';
import { platform } from './platform.ts';
import { locate } from './locate.ts';
import { inTurn } from './permission-turn.ts';
import { notifications } from './notifications.ts';
import { scan } from './scan.ts';
import { savePicture } from './save-picture.ts';
import { keepBright, keepSecret, setTheme } from './screen.ts';
import { secrets } from './secrets.ts';
import { shareText } from './share.ts';
import { setSwipeBack } from './swipe-back.ts';
import { followTextScale } from './text-scale.ts';
import { send } from './transport.ts';
import { upload } from './upload.ts';

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
  notifications,
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
