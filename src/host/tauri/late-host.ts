/** The Tauri shell as host, what the first screen does not need. A desktop answers -6. */
import { getIdentifier, getVersion } from '@tauri-apps/api/app';
import { copyText } from '../copy-text.ts';
import type { LateHost } from '../types.ts';
import { insets, onInsets } from './insets.ts';
import { native } from './native.ts';
import { scan } from './scan.ts';
import { keepBright } from './screen.ts';
import { shareText } from './share.ts';
import { setSwipeBack } from './swipe-back.ts';

export const lateHost: LateHost = {
  scan,
  shareText,
  shareToWhatsApp: ({ text, photoUrl }) =>
    native('share_to_whatsapp', { text, photoUrl: photoUrl ?? null }),
  copyText,
  insets,
  onInsets,
  screen: { keepBright },
  setSwipeBack,
  deviceInfo: () => native('plugin:host|device_info'),
  appInfo: async () => {
    const [id, versionName] = await Promise.all([getIdentifier(), getVersion()]);
    return { id, versionName };
  },
};
