/** Addresses of the app itself: the stores, and the deep links that open it. */
import { bareCode } from '../../lib/typed.ts';
import type { Path } from '../../paths.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { readUserAgent } from '../device/user-agent.ts';

/** A code that is redeemed: letters, digits and dashes, 4 to 32. Assumption: the specs show none. */
const CODE = /^[0-9A-Z][0-9A-Z-]{3,31}$/;

/**
 * Normalises typed or pasted text to a code; undefined when it is none. Case and spaces are
 * ignored.
 */
export function readCode(text: string): string | undefined {
  const code = bareCode(text);
  return CODE.test(code) ? code : undefined;
}

/** The app at one of its routes. The path comes from `paths` or `resolveLink`, so it is checked. */
export function appLink({ pathname, search }: Path): string {
  return `jajan:/${pathname}${search}`;
}

/** An app store's address from the remote configuration, if it may be opened. */
export function storeAddress(raw: string): string | undefined {
  try {
    const url = new URL(raw);
    const isPlain = url.username === '' && url.password === '' && url.port === '';
    return url.protocol === 'https:' && isPlain ? url.href : undefined;
  } catch {
    return undefined;
  }
}

interface Store {
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
