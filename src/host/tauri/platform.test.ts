import { expect, test } from 'vitest';
import { type Platform, platformOf } from './platform.ts';

test.each<[string, number, Platform]>([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15', 10, 'desktop'],
])('%s with %i fingers is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf(userAgent, maxTouchPoints)).toBe(platform);
});
