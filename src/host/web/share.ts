import { HostError } from '../errors.ts';
import type { ShareOutcome } from '../types.ts';

/** By Web Share. Throws -3 where it is missing, -7 when the sheet does not open. */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) throw new HostError(-3, 'Sharing is not available in this browser');
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw new HostError(-7, 'the share sheet did not open', { cause: error });
  }
}
