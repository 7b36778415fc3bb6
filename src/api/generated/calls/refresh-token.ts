// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { RefreshTokenBody, TokenInfo } from '../types.ts';

export const vTokenInfo = v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    userId: v.string() as unknown as v.GenericSchema<unknown, ids.UserId>
});

/** A new pair of tokens for a refresh token. */
export const refreshToken: Endpoint<RefreshTokenBody, TokenInfo> = {
  path: '/account/refreshToken',
  data: vTokenInfo,
};
