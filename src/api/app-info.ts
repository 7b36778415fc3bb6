/** Spec home 1 and 9; decisions "Name and identity". */
export const appInfo = {
  /** As in the app stores. */
  id: 'id.jajan.app',
  /** Of package.json; vite.config.ts builds both in. */
  versionName: __APP_VERSION__,
  versionCode: __APP_VERSION_CODE__,
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
