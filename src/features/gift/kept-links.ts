/**
 * The links of the gifts that were made on this device, until they can no longer be claimed. The holder of
 * the session could make a new link anyway; a logout removes them.
 */
import type { GiftCreateData, GiftId } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { storedGiftLinks } from './stored-keys.ts';

/** Three days of ten gifts. */
const MOST = 30;

export function keepLink({ gift, token }: GiftCreateData): void {
  const nowMs = clock.nowMs();
  const others = (storedGiftLinks.get() ?? []).filter(
    ({ giftId, untilMs }) => giftId !== gift.giftId && untilMs > nowMs,
  );
  const added = { giftId: gift.giftId, token, untilMs: gift.expireTime };
  storedGiftLinks.set([...others, added].slice(-MOST));
}

/** Undefined: it was made on another device, or before a logout. */
export function keptToken(giftId: GiftId): string | undefined {
  return storedGiftLinks.get()?.find((link) => link.giftId === giftId)?.token;
}
