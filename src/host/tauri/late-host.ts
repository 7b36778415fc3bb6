/** The Tauri shell as host, what the first screen does not need. A desktop answers -6. */
import { copyText } from '../copy-text.ts';
import type { LateHost } from '../types.ts';
import { insets, onInsets } from './insets.ts';
import { native } from './native.ts';
import { platform } from './platform.ts';
import { scan } from './scan.ts';
import { keepBright } from './screen.ts';
import { shareText } from './share.ts';

export const lateHost: LateHost = {
  scan,
  shareText,
  shareToWhatsApp: ({ text, photoUrl }) =>
    native('share_to_whatsapp', { text, photoUrl: photoUrl ?? null }),
  copyText,
  insets,
  onInsets,
  screen: { keepBright },
  setSwipeBack: (isEnabled) =>
    platform === 'ios' ? native('plugin:host|set_swipe_back', { isEnabled }) : Promise.resolve(),
  deviceInfo: () => native('plugin:host|device_info'),
};
