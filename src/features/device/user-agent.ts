/**
 * What the user agent says of the device. Pure, and only for the device report: no decision of the
 * app depends on it. Browsers freeze most of this text, so an empty field is normal.
 */
import { versionCode } from '../../lib/version.ts';

export interface Device {
  brand: string;
  model: string;
  /** 0 Android, 1 iOS; absent elsewhere. Spec home 3. */
  osType: 0 | 1 | undefined;
  osVersion: string;
  hardwareType: 'phone' | 'tablet' | 'desktop';
}

/** Spec home 5: an iOS at or below this one is flagged. */
const OLD_IOS = '15.8.4';

/** Some 150 in practice. */
const MAX_CHARS = 512;

interface OsVersion {
  osType?: number | null | undefined;
  osVersion: string;
}

/** True when it is known to be old; an iPad that claims to be a Mac has no known version. */
export function isOldIos({ osType, osVersion }: OsVersion): boolean {
  if (osType !== 1 || !/^\d+(\.\d+)*$/.test(osVersion)) return false;
  return versionCode(osVersion) <= versionCode(OLD_IOS);
}

/** `touchPoints` distinguishes an iPad that claims to be a Mac from a Mac. */
export function readUserAgent(whole: string, touchPoints: number): Device {
  const userAgent = whole.slice(0, MAX_CHARS);
  const android =
    /Android ([\d.]+)(?:; (?:[a-z]{2}[-_][a-zA-Z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?(?:; wv)?)?\)/.exec(
      userAgent,
    );
  if (android) {
    const model = android[2] ?? '';
    return {
      brand: '',
      model: model === 'K' ? '' : model,
      osType: 0,
      osVersion: android[1] ?? '',
      hardwareType: /Mobile/.test(userAgent) ? 'phone' : 'tablet',
    };
  }
  const apple = /\b(iPhone|iPad|iPod)\b.*? OS ([\d_]+)/.exec(userAgent);
  if (apple) {
    const model = apple[1] ?? '';
    return {
      brand: 'Apple',
      model,
      osType: 1,
      osVersion: (apple[2] ?? '').replaceAll('_', '.'),
      hardwareType: model === 'iPad' ? 'tablet' : 'phone',
    };
  }
  if (/Macintosh/.test(userAgent) && touchPoints > 1) {
    return { brand: 'Apple', model: 'iPad', osType: 1, osVersion: '', hardwareType: 'tablet' };
  }
  return { brand: '', model: '', osType: undefined, osVersion: '', hardwareType: 'desktop' };
}
