/**
 * The error catalogue of spec home 8, row by row: failure, outcome, and the test that proves it.
 * `error-catalogue.test.ts` checks that each proof exists. A row of a coming screen names its area, and
 * gets its proof with the screen.
 */
import * as codes from '../../../src/api/generated/codes.ts';

export interface ErrorRow {
  /** As in docs/product.md. */
  failure: string;
  /** Code of a reply or of a native plugin, where it has one. */
  code?: string;
  outcome: string;
  /** Path, and for each test a part of its title or row that is unique in the file. */
  proof?: readonly [path: string, ...words: string[]];
  /** The area that will add it. */
  later?: string;
  /** Why this cannot happen in the app. */
  absent?: string;
}

const RECOVER = 'src/session/recover.test.ts';
const REFRESH = 'src/session/refresh.test.ts';
const LOGIN = 'src/features/login/login-flow.test.ts';
const NATIVE = 'src/host/tauri/native-codes.test.ts';
const AVATAR = 'src/features/profile/use-avatar.test.ts';
const PICK = 'src/features/photo/pick-flow.test.ts';
const ERRORS = 'tests/e2e/trouble/errors.spec.ts';

/** As tests name a code. */
export function nameOf(digits: string): string {
  const name = Object.entries(codes).find(([, code]) => code === digits)?.[0];
  return `codes.${name}`;
}

export const ERROR_CATALOGUE: readonly ErrorRow[] = [
  // Codes of replies.
  {
    failure: 'token expired',
    code: '0310204',
    outcome: 'one refresh for all calls, each replayed once',
    proof: [REFRESH, '50 calls at once on an expired token'],
  },
  ...['0310205', '0310206', '0310202'].map((code) => ({
    failure: 'session invalid, or illegal token',
    code,
    outcome: 'cleared, to login, replayed',
    proof: [RECOVER, `${nameOf(code)}, 'invalid'`] as const,
  })),
  {
    failure: 'user frozen',
    code: '0310218',
    outcome: 'cleared, to login with reason frozen',
    proof: [RECOVER, `${nameOf('0310218')}, 'frozen'`],
  },
  {
    failure: 'user frozen, on checkSlider and sendCode',
    code: '0310218',
    outcome: 'the reply passes through',
    proof: [RECOVER, 'a frozen user’s call to %s gets its error'],
  },
  {
    failure: 'login closed',
    code: '0310224',
    outcome: 'the login dialog closes',
    proof: [LOGIN, 'a closed login closes the dialog'],
  },
  {
    failure: 'rate limit',
    code: 'HTTP 429',
    outcome: 'said as busy, comes back by itself',
    proof: ['tests/e2e/trouble/faults.spec.ts', "kind: 'rate_limited'"],
  },
  {
    failure: 'order payment success',
    code: '100000044',
    outcome: 'the success page; nothing else is paid',
    proof: ['src/features/payment/pay-rules.test.ts', 'paid by the payment alone is not paid'],
  },
  {
    failure: 'network error, timeout, canceled, expected business codes',
    outcome: 'no monitoring error',
    proof: ['src/telemetry/expected.test.ts', 'every code of the contract is classified'],
  },
  // Codes of native plugins.
  {
    failure: 'not implemented',
    code: '-2',
    outcome: 'position code 6; elsewhere the caller says so',
    proof: [NATIVE, 'No command scan found for plugin'],
  },
  {
    failure: 'not available on the web',
    code: '-3',
    outcome: 'thrown by the web host',
    proof: ['src/host/web/host.test.ts', 'what a page cannot do throws -3'],
  },
  {
    failure: 'no permission',
    code: '-4',
    outcome: 'the caller says that a permission is missing',
    proof: [NATIVE, 'denied by the user'],
  },
  {
    failure: 'permission denied (location)',
    code: '-5',
    outcome: 'position code 1, settings guide',
    proof: ['src/host/tauri/simulated.test.ts', "'phone.denied', -5"],
  },
  {
    failure: 'not inside the app',
    code: '-6',
    outcome: 'position code 6; elsewhere the caller says so',
    proof: [NATIVE, "[-6, 'x', 'unknown', 6]"],
  },
  {
    failure: 'permission granted but location unavailable',
    code: '-7',
    outcome: 'position code 7',
    proof: ['src/host/tauri/simulated.test.ts', "'phone.unknown', -7"],
  },
  // What the user is told.
  {
    failure: 'profile save failure',
    outcome: "a toast with the server's message, or that it failed",
    proof: [
      'tests/e2e/account/profile.spec.ts',
      'a profile that fails to load or save says so and offers a retry',
    ],
  },
  {
    failure: 'profile load failure',
    outcome: 'the account info toast; comes back by itself',
    proof: [ERRORS, 'a profile that fails to load'],
  },
  {
    failure: 'upload failure',
    outcome: "the server's message, or that the upload failed",
    proof: [AVATAR, "'upload failed'"],
  },
  {
    failure: 'crop failure',
    outcome: 'a toast; the photo is still there',
    proof: [
      'tests/e2e/account/profile.spec.ts',
      'the cropper works with the keyboard alone, and a failed crop says so and keeps the photo',
    ],
  },
  {
    failure: 'album permission required',
    outcome: 'a text with the way to the settings',
    proof: [PICK, "['check failed', "],
  },
  {
    failure: 'no geolocation support',
    outcome: 'a location error toast',
    proof: [
      'tests/e2e/shopping/location.spec.ts',
      'in a browser a failure also shows a toast, except a timeout',
    ],
  },
  {
    failure: 'slider check fails',
    outcome: 'network said, session codes silent, others with their message',
    proof: [LOGIN, 'a lost network keeps it', '${code} shows nothing', 'wrong: another one'],
  },
  {
    failure: 'login failure',
    outcome: 'toasts the message',
    proof: [LOGIN, 'refused: a toast says why'],
  },
  {
    failure: 'list call failure with a message',
    outcome: 'a toast, once, beside the error block',
    proof: [ERRORS, 'a failed list call'],
  },
  {
    failure: 'missing skuId',
    outcome: 'the system parameter error toast, nothing opens',
    proof: ['tests/e2e/shopping/coupons.spec.ts', 'a voucher without skuId shows an error'],
  },
  {
    failure: 'page-card failure with a message',
    outcome: 'a toast, once, beside the error block',
    proof: [ERRORS, 'a failed page-card call'],
  },
  { failure: 'flash-deal failure with a message', outcome: 'a toast', later: 'flash deals' },
  {
    failure: 'WhatsApp is not installed',
    outcome: 'a toast that suggests the other way',
    proof: [LOGIN, 'WhatsApp is missing'],
  },
  {
    failure: 'offline',
    outcome: 'screen, or banner over what is kept; two-line toast on refresh',
    proof: ['tests/e2e/trouble/offline.spec.ts', 'shows the offline screen'],
  },
  {
    failure: 'unknown route',
    outcome: '404 page',
    proof: ['tests/e2e/app/frame.spec.ts', 'an unknown path shows the 404 page'],
  },
  // Reported only.
  {
    failure: 'missing banner jump URL',
    outcome: 'reported only',
    proof: [ERRORS, 'a banner without a jump URL'],
  },
  {
    failure: 'unparseable banner URL',
    outcome: 'reported only',
    proof: [ERRORS, 'a banner with a jump URL that is none'],
  },
  {
    failure: 'missing category id',
    outcome: 'reported only',
    proof: [
      'src/features/home-cards/CategoryTiles.test.tsx',
      'a category without an id is reported',
    ],
  },
  {
    failure: 'failed address analysis',
    outcome: 'reported only; the location line says it',
    proof: [ERRORS, 'a failed address analysis'],
  },
  {
    failure: 'failed location',
    outcome: 'reported only; the location line says it',
    proof: [ERRORS, 'a failed location'],
  },
  {
    failure: 'failed push token registration',
    outcome: 'reported only',
    proof: ['src/features/device/push.test.ts', 'a failed registration is reported'],
  },
  { failure: 'empty brand URL', outcome: 'reported only', proof: [ERRORS, 'an empty brand URL'] },
  {
    failure: 'snapshot removal failure',
    outcome: 'reported only',
    proof: [ERRORS, 'a snapshot that cannot be removed'],
  },
  {
    failure: 'check-in switch failure',
    outcome: 'reported, the cached flag stays',
    later: 'check-in',
  },
  {
    failure: 'cache read problems',
    outcome: 'reported only',
    proof: [ERRORS, 'a cache that cannot be read'],
  },
  {
    failure: 'copy failure of an object',
    outcome: 'returns empty',
    absent: 'values are never copied through text; what is copied is copied by spreading',
  },
];
