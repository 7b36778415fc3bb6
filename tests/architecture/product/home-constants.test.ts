/**
 * The constants of home 9 that are in use: the name in the code has the value of the rule. That it is
 * applied is tested beside the code.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appInfo } from '../../../src/api/app-info.ts';
import { REQUEST_TIMEOUT_MS } from '../../../src/api/sender.ts';
import { replaceAfterMs } from '../../../src/app/frame/use-links.ts';
import { installWaitMs } from '../../../src/app/notices/use-notices.ts';
import { PAGE_VIEW_DELAY_MS } from '../../../src/app/use-page-view.ts';
import { WINDOW_MS } from '../../../src/features/debug/remote-debug.ts';
import { LOCATE_OPTIONS } from '../../../src/features/location/location.ts';
import { JAKARTA } from '../../../src/features/location/start-point.ts';
import { COUNTRY_CODE } from '../../../src/features/login/phone.ts';
import { loadingMs } from '../../../src/features/preferences/change-locale.ts';
import { sizePx } from '../../../src/features/profile/AvatarField.tsx';
import {
  maxAvatarBytes,
  maxAvatarSidePx,
  qualities,
} from '../../../src/features/profile/make-avatar.ts';
import { minBoxPx } from '../../../src/features/profile/crop-view.ts';
import { maxInviteCode, maxNickname } from '../../../src/features/profile/profile-save.ts';
import { DELAY_MS } from '../../../src/features/remote-config/monitoring.ts';
import { THRESHOLD_PX } from '../../../src/features/paged-list/NextPage.tsx';
import { RANK_PAGE_SIZE } from '../../../src/features/rank/rank-calls.ts';
import { DEFAULT_DISTANCE_KM, PAGE_SIZE } from '../../../src/features/store-list/paging.ts';
import { firstFetchDelayMs } from '../../../src/features/unread/unread.ts';
import { DEFAULT_LOCALE } from '../../../src/i18n/locale.ts';
import { THROTTLE_MS } from '../../../src/screens/home/use-refresh.ts';
import { REPORT_AFTER_LOAD_MS } from '../../../src/telemetry/performance.ts';
import { MASK_GUARD_MS } from '../../../src/ui/layer/modal-layer.ts';
import { ASKED } from '../../../src/ui/picture/picture-url.ts';

/** Opacity of the dialog overlay per theme, percent. */
function scrims(): string[] {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const [, both = ''] = /--scrim: light-dark\((.+)\);/.exec(tokens) ?? [];
  return [...both.matchAll(/rgb\([\d ]+ \/ (\d+)%\)/g)].map(([, share = '']) => share);
}

it.each([
  ['request timeout, ms', REQUEST_TIMEOUT_MS, 20_000],
  ['protocol version', appInfo.protocolVersion, '5.0'],
  ['nickname, characters', maxNickname, 20],
  ['invite code, characters', maxInviteCode, 10],
  ['avatar, bytes', maxAvatarBytes, 20_971_520],
  ['avatar after compression, px', maxAvatarSidePx, 800],
  ['qualities of the compression', qualities, [0.6, 0.5, 0.4, 0.3, 0.2]],
  ['crop box, px', minBoxPx, 72],
  ['avatar as shown, px', sizePx, 144],
  ['banner, px', ASKED.banner, { h: 240 }],
  ['middle banner, px', ASKED.lowBanner, { w: 720, h: 150 }],
  ['mall icon, px', ASKED.mallIcon, { w: 144 }],
  ['brand logo, px', ASKED.brandLogo, { w: 108 }],
  ['coupon, px', ASKED.coupon, { w: 156 }],
  ['geolocation', LOCATE_OPTIONS, { timeoutMs: 20_000, highAccuracy: true }],
  ['default location', JAKARTA, { latitude: -6.2088, longitude: 106.8456 }],
  ['default language', DEFAULT_LOCALE, 'id-ID'],
  ['default phone prefix', COUNTRY_CODE, '62'],
  ['home list, page size', PAGE_SIZE, 10],
  ['home list, distance', DEFAULT_DISTANCE_KM, '10'],
  ['ranking, page size', RANK_PAGE_SIZE, 100],
  ['infinite scroll, px', THRESHOLD_PX, 500],
  ['filter mask guard, ms', MASK_GUARD_MS, 600],
  ['refresh throttle, ms', THROTTLE_MS, 300],
  ['dialog overlay, percent', scrims(), ['75', '75']],
  ['monitoring config, ms', DELAY_MS, 3000],
  ['coupon unread, ms', firstFetchDelayMs, 5000],
  ['page view event, ms', PAGE_VIEW_DELAY_MS, 1000],
  ['performance report, ms', REPORT_AFTER_LOAD_MS, 2000],
  ['back-to-home replace, ms', replaceAfterMs, 500],
  ['loading while the language changes, ms', loadingMs, 500],
  ['install prompt, ms', installWaitMs, 10_000],
  ['debug tools, ms', WINDOW_MS, 600_000],
])('%s', (_name, inCode, ofSpec) => {
  expect(inCode).toEqual(ofSpec);
});
