// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vUserInfo } from '../shared/user-info.ts';
import type { EditAccountBody, UserInfo } from '../types.ts';

/** Saves the profile. */
export const editAccount: KeyedEndpoint<EditAccountBody, UserInfo> = {
  path: '/digital-food/account/edit',
  data: vUserInfo,
  isLoginRequired: true,
  isKeyed: true,
};
