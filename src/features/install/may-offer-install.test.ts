import { expect, it } from 'vitest';
import { isInAppBrowser, mayOfferInstall } from './may-offer-install.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

it.each([
  ['Chrome', chrome, false],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Samsung', chrome.replace('Chrome/', 'SamsungBrowser/28.0 Chrome/'), false],
  ['a web view', chrome.replace('; K)', '; SM-A125F; wv)'), true],
  ['Instagram', `${chrome} Instagram 390.0.0.0`, true],
  ['Facebook', `${chrome} [FB_IAB/FB4A;FBAV/500.0.0.0;]`, true],
  ['WhatsApp', `${chrome} WhatsApp/2.25`, true],
  ['TikTok', `${chrome} musical_ly_2024 BytedanceWebview/d8a21c6`, true],
  ['Line', `${chrome} Line/15.0`, true],
])('%s', (_name, userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected);
  expect(mayOfferInstall('WEB', userAgent)).toBe(!expected);
  expect(mayOfferInstall('PWA', userAgent)).toBe(false);
  expect(mayOfferInstall('APP', userAgent)).toBe(false);
});
