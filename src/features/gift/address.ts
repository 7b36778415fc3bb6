/** What an address of `receiveRedEnvelope` asks for. Buying 3 `token_view`. Pure. */
import type { ReceiveByTokenBody } from '../../api/generated/types.ts';

export type GiftAddress = { token: string } | { code: string } | { id: string };

/** The first that is there; undefined: the link is not whole. */
export function giftAddress(search: string): GiftAddress | undefined {
  const values = new URLSearchParams(search);
  const token = values.get('token');
  if (token) return { token };
  const code = values.get('code');
  if (code) return { code };
  const id = values.get('id');
  return id ? { id } : undefined;
}

/** What can be claimed with it; undefined: an id is of something that one has. */
export function claimOf(address: GiftAddress): ReceiveByTokenBody | undefined {
  return 'id' in address ? undefined : address;
}
