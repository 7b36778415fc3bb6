/**
 * The Tauri shell as host. `host/tauri` is the only place that imports `@tauri-apps/*`; the build for
 * the shell chooses it by the alias `#host`. What a platform cannot do throws -2 or -6 (spec home 8).
 */
import { exit } from '@tauri-apps/api/app';
import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import type { Host } from '../types.ts';
import { onBack } from './back-button.ts';
import { keyValue } from './key-value.ts';
import { onBackToHome, onLink } from './links.ts';
import { failureOf, hostCodeOf } from './native-codes.ts';
import { followNetwork, netstate, onNetstate } from './netstate.ts';
import { platform } from './platform.ts';
import { locate } from './locate.ts';
import { inTurn } from './permission-turn.ts';
import { scan } from './scan.ts';
import { notifications } from './notifications.ts';
import { secrets } from './secrets.ts';
import { send } from './transport.ts';
import { upload } from './upload.ts';

const isPhone = platform !== 'desktop';

export const host: Host = {
  kind: 'APP',
  can: {
    scan: isPhone,
    shareToWhatsApp: false,
    shareText: platform === 'android',
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
  exit: leave,
  openSettings: () => native('plugin:host|open_app_settings'),
  shareText,
  scan,
};

followNetwork();

/** Calls a command that either works or is told apart by a code. */
async function native(command: string, parameters?: Record<string, unknown>): Promise<void> {
  try {
    await invoke(command, parameters);
  } catch (error) {
    const failure = failureOf(error);
    throw new HostError(hostCodeOf(failure) ?? -2, failure.message, { cause: error });
  }
}

async function photoPermission(source: 'library' | 'camera'): Promise<'granted' | 'denied'> {
  try {
    return await inTurn(() =>
      invoke<'granted' | 'denied'>('plugin:host|photo_permission', { source }),
    );
  } catch (error) {
    const failure = failureOf(error);
    throw new HostError(hostCodeOf(failure) ?? -2, failure.message, { cause: error });
  }
}

/** Apple does not want an app to end itself. */
function leave(): Promise<void> {
  if (platform === 'ios')
    return Promise.reject(new HostError(-2, 'An app on this system is left by its user'));
  return exit();
}

/** How long a share that cannot work takes to say so. */
const SHARE_REFUSAL_MS = 500;

/**
 * On Android by the sheet plugin, whose call never answers when it works (decisions, Native): what
 * has not failed by then is open. On iOS it comes with the host plugin's own share.
 */
async function shareText(text: string): Promise<void> {
  if (platform === 'desktop') throw new HostError(-6, 'Sharing needs the phone app');
  if (platform === 'ios') throw new HostError(-2, 'Sharing is not built on this system yet');
  const opened = new Promise<void>((resolve) => setTimeout(resolve, SHARE_REFUSAL_MS));
  await Promise.race([native('plugin:sharesheet|share_text', { text }), opened]);
}
