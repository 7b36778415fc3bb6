// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vUserInfo } from '../shared/user-info.ts';
import type { QueryUserInfoBody, UserInfo } from '../types.ts';

/** Who is logged in. */
export const queryUserInfo: Endpoint<QueryUserInfoBody, UserInfo> = {
  path: '/account/queryUserInfo',
  data: vUserInfo,
  isLoginRequired: true,
};
