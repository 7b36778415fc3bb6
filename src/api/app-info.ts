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
  environment: __APP_ENVIRONMENT__,
  /** Public by nature; see sign.ts. Outside pre and prod the sandbox's (`tools/vite/environment.ts`). */
  appSecret: __APP_SECRET__,
} as const;
