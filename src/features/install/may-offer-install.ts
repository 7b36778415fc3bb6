import type { HostKind } from '../../host/types.ts';
import { hostEffects } from './host-effects.ts';

/**
 * Web views inside other apps: an installation is impossible there, and not offered. Spec home 2:
 * "in certain webviews".
 */
const IN_APP_BROWSER =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Twitter|Snapchat|Telegram|GSA|Shopee|Gojek|Grab)\b|; wv\)/i;

export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP_BROWSER.test(userAgent);
}

/** Whether the offer to install may be made in this browser at all. */
export function mayOfferInstall(kind: HostKind, userAgent: string): boolean {
  return hostEffects[kind].offersInstall && !isInAppBrowser(userAgent);
}
