// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { LoginBody, LoginData } from '../types.ts';

export const vUserType = v.picklist(['REGISTER', 'LOGIN']);

export const vLoginData = v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    userId: v.string() as unknown as v.GenericSchema<unknown, ids.UserId>,
    userType: vUserType
});

/** Logs in; registers a new user. */
export const login: KeyedEndpoint<LoginBody, LoginData> = {
  path: '/account/login',
  data: vLoginData,
  isRiskChecked: true,
  isKeyed: true,
};
