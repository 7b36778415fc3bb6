import type { TextKey } from '../../i18n/i18n.ts';
import { readUserAgent } from '../device/user-agent.ts';
import { storeAddress } from './app-link.ts';

export interface Store {
  label: TextKey;
  url: string;
}

/** 0 Android, 1 iOS; absent elsewhere. */
export function osType(): 0 | 1 | undefined {
  return readUserAgent(navigator.userAgent, navigator.maxTouchPoints).osType;
}

/** The app store of this phone, or both on a desktop. The addresses come from the server and are checked. */
export function storesOf(urls: { android: string; ios: string }): readonly Store[] {
  const os = osType();
  const wanted: readonly [TextKey, string, boolean][] = [
    ['links.getAndroid', urls.android, os !== 1],
    ['links.getIos', urls.ios, os !== 0],
  ];
  return wanted.flatMap(([label, raw, isWanted]) => {
    const url = isWanted ? storeAddress(raw) : undefined;
    return url === undefined ? [] : [{ label, url }];
  });
}
