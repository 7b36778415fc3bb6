import { versionCode } from '../lib/version.ts';

/** Spec home 1 and 9; decisions "Name and identity". */
export const appInfo = {
  /** As in the app stores. */
  id: 'id.jajan.app',
  versionName: '2.10.3',
  versionCode: versionCode('2.10.3'),
  region: 'ID',
  protocolVersion: '5.0',
  identityType: 'C',
  cpType: 'COUPON_PLATFORM',
  appKey: 'jajan-consumer',
  /** dev, test, pre or prod. */
  environment: import.meta.env.VITE_ENVIRONMENT ?? 'dev',
  /** Public by nature; see sign.ts. The sandbox's own value is the default. */
  appSecret: import.meta.env.VITE_APP_SECRET ?? 'sandbox-public-key-not-a-secret',
} as const;
