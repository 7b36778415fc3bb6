import { HostError } from '../errors.ts';
import type { ShareOutcome } from '../types.ts';
import { native } from './native.ts';
import { platform } from './platform.ts';

/** A failing share rejects within this time. */
const REFUSAL_MS = 500;

/**
 * On Android by the sharesheet plugin, whose call never settles when it works (decisions "Native"): if it
 * has not rejected by then, the sheet is open, and the outcome is unknown. On iOS by the host plugin.
 */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (platform === 'desktop') throw new HostError(-6, 'Sharing needs the phone app');
  if (platform === 'ios') return native<ShareOutcome>('plugin:host|share_text', { text });
  const opened = new Promise<void>((resolve) => setTimeout(resolve, REFUSAL_MS));
  await Promise.race([native('plugin:sharesheet|share_text', { text }), opened]);
  return 'unknown';
}
