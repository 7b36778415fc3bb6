/**
 * How a tester brings a phone into each state of a permission's flow, for the generated walk of
 * `QA.md`. What must be seen there is not here: the rows of the table say it.
 *
 * A way for both systems is a text; `android` and `ios` where they differ. `none` says why people cannot
 * bring it about, and who plays it instead.
 */

const fresh = '*Fresh*.';
const revoke = (permission) =>
  `\`adb shell pm revoke id.jajan.app android.permission.${permission}\``;
const simulated = (name) => `Developer options → *Simulated machine* → \`${name}\`, then home.`;
const scanner = 'Open the scanner from home, *Lanjutkan*';
const scannerThen = 'open the scanner from home, *Lanjutkan*';
const camera = 'Profile → photo → camera';

export const waysInto = {
  Location: {
    'asked, granted': `${fresh} Start; allow “while using the app”, precise.`,
    'asked, approximate only': {
      android: `${fresh} Android 12 or newer. Start; choose *Approximate*, allow.`,
      ios: `${fresh} Start; *Precise* off in the map of the dialog, allow.`,
    },
    'asked, denied or dismissed': {
      android: `${fresh} Start; refuse. Again *fresh*; tap beside the dialog.`,
      ios: `${fresh} Start; *Don’t allow*.`,
    },
    'asked again, no dialog came': {
      android: `${fresh} Refuse twice, then the tap once more. Or: ${revoke('ACCESS_FINE_LOCATION')} and \`adb shell pm set-permission-flags id.jajan.app android.permission.ACCESS_FINE_LOCATION user-fixed\`, the same for \`ACCESS_COARSE_LOCATION\`.`,
      ios: 'After a refusal: the tap.',
    },
    'granted before': 'Allowed; start again.',
    'asked every time, or granted once: started again': {
      android:
        'Android 11 or newer: *Only this time*, or “ask every time” in the app’s settings; home screen for a minute; `adb shell am kill id.jajan.app`; start; allow.',
      ios: '*Allow Once*; swipe the app away; start; allow.',
    },
    'revoked in the background, refused': {
      android: `Allowed; home screen; ${revoke('ACCESS_FINE_LOCATION')}, the same for \`ACCESS_COARSE_LOCATION\` (the system ends the app); start; refuse.`,
      ios: 'Allowed; Settings → Jajan → Location → *Ask Next Time* (the system ends the app); start; refuse.',
    },
    'never asked, services off': {
      android: `${fresh} \`adb shell cmd location set-location-enabled false\`; start.`,
      ios: `${fresh} Settings → Privacy → Location Services off; start.`,
    },
    'the phone never answers': {
      none: 'no phone does that when it is asked to; the test holds the limit of time.',
    },
    'denied for good': simulated('phone.denied'),
    'no fix, permission unknown': simulated('phone.unavailable'),
    'no position in time': `Allowed; flight mode with Wi-Fi off, deep inside a building, refresh. Or: ${simulated('phone.timeout')}`,
    'granted, no fix': simulated('phone.failed'),
    'granted or approximate, services off': {
      android:
        'Allowed; location off in the quick settings (`adb shell cmd location set-location-enabled false`); pull to refresh.',
      ios: 'Allowed; Settings → Privacy → Location Services off; pull to refresh.',
    },
    'not built in': simulated('phone.missing'),
    'granted, failed otherwise': simulated('phone.unknown'),
  },
  Scan: {
    'never asked': `${fresh} Open the scanner from home.`,
    'granted, a code': `${fresh} ${scanner}; allow; a code of a store’s page.`,
    'asked, denied': `${fresh} ${scanner}; refuse.`,
    'denied for good': {
      android: `As above, then *Coba lagi* and refuse again; or ${revoke('CAMERA')} and \`adb shell pm set-permission-flags id.jajan.app android.permission.CAMERA user-fixed\`. ${scanner}.`,
      ios: `As above; leave, and once more: ${scannerThen}.`,
    },
    'permission taken away': {
      android: `Allowed; ${revoke('CAMERA')} (the system ends the app); ${scannerThen}; refuse.`,
      ios: `Allowed; Settings → Jajan → Camera off (the system ends the app); ${scannerThen}.`,
    },
    'no camera': {
      none: 'every phone has one; a tablet or a Chromebook without may be tried.',
    },
    'the owner of the device forbids cameras': {
      android: `A managed phone whose owner forbids the camera: ${scannerThen}.`,
      ios: `Screen Time → Content & Privacy → Allowed Apps → Camera off: ${scannerThen}.`,
    },
    'the camera does not start in 10 s': {
      android: `Without Play services: ${scannerThen}; wait 10 s.`,
      ios: `During a FaceTime call, its picture small: ${scannerThen}; wait 10 s.`,
    },
    left: `${scanner}; the cross, and again: back.`,
  },
  'Photo from the camera': {
    granted: `${fresh} ${camera}; allow.`,
    denied: `${fresh} ${camera}; refuse.`,
    'cannot be told': {
      none: 'no switch of a phone makes the system’s own answer fail.',
    },
  },
  'Photo from the library': {
    any: `${fresh} Profile → photo → library.`,
  },
  Notifications: {
    'asked, granted': `${fresh} Settings → notifications; allow.`,
    'asked, denied': `${fresh} Settings → notifications; refuse.`,
    'denied before': 'After a refusal: settings → notifications.',
    'granted, the channel is switched off':
      'Android 8 or newer: allowed; the app’s one category off in the system’s settings; settings → notifications.',
    'shown, granted': 'Developer options → *Local notification* → *Send a trial*; home screen.',
    'shown without permission':
      'Refused: developer options → *Local notification* → *Send a trial*.',
  },
};
