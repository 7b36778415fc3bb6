/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base of picture addresses that have no origin; set by vite.config.ts. */
  readonly VITE_IMAGE_BASE?: string;
  /** Origin of the addresses that people share; empty: the page's own, in the app the provider's. */
  readonly VITE_WEB_ORIGIN?: string;
}

/** True in the Tauri build. */
declare const __APP_BUILD__: boolean;
/** Of package.json, e.g. `2.10.3`, and as a version code. */
declare const __APP_VERSION__: string;
declare const __APP_VERSION_CODE__: string;
/** Of JAJAN_ENV and JAJAN_APP_SECRET (tools/vite/environment.ts). */
declare const __APP_ENVIRONMENT__: 'dev' | 'test' | 'pre' | 'prod';
declare const __APP_SECRET__: string;

declare module 'virtual:messages/*' {
  import type { Messages } from './i18n/render.ts';
  export const messages: Messages;
}
