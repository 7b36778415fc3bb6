import { HostError } from '../errors.ts';
import type { ShareOutcome } from '../types.ts';
import { native } from './native.ts';
import { platform } from './platform.ts';

/** How long a share that cannot work takes to say so. */
const REFUSAL_MS = 500;

/**
 * On Android by the sheet plugin, whose call never answers when it works (decisions "Native"): what has
 * not failed by then is open, and nobody says what became of it. On iOS by the host plugin.
 */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (platform === 'desktop') throw new HostError(-6, 'Sharing needs the phone app');
  if (platform === 'ios') return native<ShareOutcome>('plugin:host|share_text', { text });
  const opened = new Promise<void>((resolve) => setTimeout(resolve, REFUSAL_MS));
  await Promise.race([native('plugin:sharesheet|share_text', { text }), opened]);
  return 'unknown';
}
