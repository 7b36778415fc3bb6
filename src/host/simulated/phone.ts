/**
 * A simulated phone: the complete host of Android or iOS, whose system dialogs a tester answers.
 * Outside prod only; `features/debug` replaces the real host by it and renders the dialogs.
 *
 * Invariant: the state describes what the device does, never the resulting code; codes of positions
 * come from `tauri/native-codes.ts`, the others are those that `types.ts` declares. The same rows
 * run against the Tauri host in `tauri/simulated-phone.test.ts`. Storage, network and clipboard are
 * the real host's.
 */
import { listeners } from '../../lib/listeners.ts';
import { HostError, TransportError } from '../errors.ts';
import { type NativeFailure, positionCodeOf } from '../tauri/native-codes.ts';
import type {
  Host,
  LastFailure,
  LocateOptions,
  LocalNotification,
  NotificationState,
  Position,
  ShareOutcome,
  Unsubscribe,
} from '../types.ts';
import { type Device, type Grant, refused, simulatedInsets } from './device.ts';

/** System dialogs, and the answers that a tester can give. */
export interface Answers {
  location: 'precise' | 'coarse' | 'deny';
  camera: 'allow' | 'deny';
  photos: 'allow' | 'deny';
  notifications: 'allow' | 'deny';
  settings: 'back';
  /** What the camera sees. */
  code: string;
  whatsApp: 'back';
  share: 'shared' | 'cancelled';
  notice: 'open' | 'dismiss';
  left: 'open';
}

export type QuestionKind = keyof Answers;

export interface Desk {
  device(): Device;
  change(part: Partial<Device>): void;
  readonly onChange: (listener: () => void) => Unsubscribe;
  /** `words` are shown verbatim. Rejects with an AbortError when `signal` aborts. */
  ask<Kind extends QuestionKind>(
    kind: Kind,
    words?: readonly string[],
    signal?: AbortSignal,
  ): Promise<Answers[Kind]>;
  /** Restarts the app. */
  restart(): void;
  /** Whether the system ended the app before this start; true once. */
  wasEnded(): boolean;
}

export interface Phone {
  host: Host;
  pressBack(): void;
  openLink(url: string): void;
}

/** Default position, Monas in Jakarta. Degrees, WGS 84. */
const HERE = { latitude: -6.1754, longitude: 106.8272 };
/** Steps per degree of an approximate position: a square of about 2 km. */
const COARSE_STEPS = 50;
/** Long enough for the "locating" state to be visible. */
const FOUND_AFTER_MS = 600;
const TIMEOUT_AFTER_MS = 2500;
const MAX_TIMER_MS = 2 ** 31 - 1;
/** `types.ts`, `scan`. */
const STUCK_AFTER_MS = 10_000;

export function simulatedPhone(base: Host, desk: Desk): Phone {
  const back = listeners();
  const links = listeners<string>();
  let waitingLinks: string[] = [];
  const notices = new Map<number, ReturnType<typeof setTimeout>>();
  const isIos = () => desk.device().system === 'ios';

  function openLink(url: string): void {
    if (links.count() === 0) waitingLinks.push(url);
    links.tell(url);
  }

  /** Shows the permission dialog where the system still would; returns the resulting grant. */
  async function granted(what: 'camera' | 'photos' | 'notifications'): Promise<Grant> {
    const { [what]: grant, system } = desk.device();
    if (grant === 'granted' || grant === 'denied') return grant;
    const answer = await desk.ask(what);
    const next = answer === 'allow' ? 'granted' : refused(grant, system);
    desk.change({ [what]: next });
    return next;
  }

  async function locate({ timeoutMs, mayAsk = true }: LocateOptions): Promise<Position> {
    const { services, location, system } = desk.device();
    if (services === 'off') {
      const known = location === 'ask' || location === 'askAgain' ? 'prompt' : location;
      return failed({ message: 'Location services are disabled' }, known);
    }
    if (location === 'ask' || location === 'askAgain') {
      const mayShow = mayAsk === 'first' ? location === 'ask' : mayAsk;
      if (!mayShow) return notGiven();
      const answer = await desk.ask('location');
      desk.change({
        location:
          answer === 'deny'
            ? refused(location, system)
            : answer === 'precise'
              ? 'granted'
              : 'coarse',
      });
      // The dialog came: whether it would again shows the next tap.
      if (answer === 'deny') return notGiven();
    }
    const { location: now, position } = desk.device();
    if (now !== 'granted' && now !== 'coarse')
      return failed({ message: 'The location permission is denied' }, 'denied');
    await pause(position === 'timeout' ? Math.min(timeoutMs, TIMEOUT_AFTER_MS) : FOUND_AFTER_MS);
    if (position === 'timeout') return failed({ message: 'Timeout expired.' }, now);
    if (position === 'unavailable') return failed({ message: 'Location unavailable.' }, now);
    const read = (degrees: number) =>
      now === 'coarse' ? Math.round(degrees * COARSE_STEPS) / COARSE_STEPS : degrees;
    const { latitude, longitude } = HERE;
    return {
      success: true,
      code: 0,
      errorMessage: '',
      latitude: read(latitude),
      longitude: read(longitude),
      isSimulated: true,
    };
  }

  function needNetwork(): void {
    if (desk.device().network === 'none') throw new TransportError('network');
  }

  function needWhatsApp(): void {
    const { whatsApp } = desk.device();
    if (whatsApp === 'absent') throw new HostError(-2, 'WhatsApp is not installed');
    if (whatsApp === 'broken') throw new HostError(-7, 'WhatsApp did not start');
  }

  async function scan(signal: AbortSignal): Promise<string> {
    if ((await granted('camera')) !== 'granted')
      throw new HostError(-4, 'No permission for the camera');
    if (signal.aborted) throw new DOMException('cancelled', 'AbortError');
    const { lens } = desk.device();
    if (lens === 'missing') throw new HostError(-7, 'No camera available on this device');
    if (lens === 'stuck') {
      await pause(STUCK_AFTER_MS, signal);
      throw new HostError(-7, 'The camera did not start');
    }
    return desk.ask('code', [], signal);
  }

  async function show(notification: LocalNotification): Promise<void> {
    const { id, title, body, atMs, link } = notification;
    if (desk.device().notifications !== 'granted')
      throw new HostError(-4, 'No permission for notifications');
    clearTimeout(notices.get(id));
    const waitMs = atMs === undefined ? 0 : Math.max(0, atMs - Date.now());
    const timer = setTimeout(
      () => {
        // A timer of more than 31 bits would fire at once.
        if (waitMs > MAX_TIMER_MS) return void show(notification);
        notices.delete(id);
        void desk.ask('notice', [title, body]).then((answer) => {
          // The shell passes it on as a link of the app's own scheme.
          if (answer === 'open' && link !== undefined) openLink(`jajan:/${link}`);
        });
      },
      Math.min(waitMs, MAX_TIMER_MS),
    );
    notices.set(id, timer);
  }

  const host: Host = {
    ...base,
    kind: 'APP',
    can: {
      scan: true,
      shareToWhatsApp: true,
      sharePhoto: true,
      shareText: true,
      get exit() {
        return !isIos();
      },
      install: false,
      openSettings: true,
      // The session's storage stays the real host's: otherwise starting the simulation would log out.
      keepSecrets: base.can.keepSecrets,
      scheduleNotifications: true,
    },
    async send(...sent) {
      needNetwork();
      return base.send(...sent);
    },
    async upload(...sent) {
      needNetwork();
      return base.upload(...sent);
    },
    locate,
    netstate: () => netstateOf(desk.device().network),
    onNetstate(listener) {
      let before = desk.device().network;
      return desk.onChange(() => {
        const { network } = desk.device();
        if (network === before) return;
        before = network;
        listener(netstateOf(network));
      });
    },
    onBack: back.add,
    onLink(listener) {
      const stop = links.add(listener);
      const cold = waitingLinks;
      waitingLinks = [];
      for (const url of cold) listener(url);
      return stop;
    },
    async openWhatsApp(url) {
      needWhatsApp();
      await base.openWhatsApp(url);
    },
    async photoPermission(source) {
      const grant = await granted(source === 'camera' ? 'camera' : 'photos');
      return grant === 'granted' ? 'granted' : 'denied';
    },
    notifications: {
      state: () => Promise.resolve(stateOf(desk.device().notifications)),
      request: async () => stateOf(await granted('notifications')),
      show,
      cancel(id) {
        clearTimeout(notices.get(id));
        notices.delete(id);
        return Promise.resolve();
      },
    },
    async exit() {
      if (isIos()) throw new HostError(-2, 'An app on this system is left by its user');
      await desk.ask('left');
      desk.restart();
    },
    async openSettings() {
      await desk.ask('settings');
      // As on the return from another app.
      document.dispatchEvent(new Event('visibilitychange'));
    },
    scan,
    async shareText(text): Promise<ShareOutcome> {
      if (desk.device().share === 'broken') throw new HostError(-7, 'The sheet did not open');
      const answer = await desk.ask('share', [text]);
      // Android does not report the outcome.
      return isIos() ? answer : 'unknown';
    },
    async shareToWhatsApp({ text, photoUrl = '' }) {
      needWhatsApp();
      if (photoUrl && desk.device().whatsApp === 'photoFails')
        throw new HostError(-7, 'The photo did not come');
      await desk.ask('whatsApp', [text, photoUrl]);
    },
    log: {
      async read() {
        const lines = (await base.log?.read())?.lines ?? [];
        return { lines, lastFailure: lastFailure(desk.device().lastRun) };
      },
      clear: async () => base.log?.clear(),
      finishStart: async () => base.log?.finishStart(),
    },
    insets: () => simulatedInsets(desk.device().insets),
    onInsets: (listener) => desk.onChange(() => listener(simulatedInsets(desk.device().insets))),
    wasRestored: () => Promise.resolve(desk.wasEnded()),
    screen: { keepBright: () => Promise.resolve(), keepSecret: () => Promise.resolve() },
    setSwipeBack: () => Promise.resolve(),
    deviceInfo: () =>
      Promise.resolve({
        platform: desk.device().system,
        brand: 'Jajan',
        model: 'Simulated',
        osVersion: '0',
        webviewVersion: '',
      }),
    appInfo: () => Promise.resolve({ id: 'id.jajan.app', versionName: __APP_VERSION__ }),
  };

  return {
    host,
    openLink,
    pressBack: back.tell,
  };
}

function notGiven(): Position {
  return { ...failed({ message: 'The location permission is denied' }, 'denied'), canAsk: true };
}

function failed(
  failure: NativeFailure,
  permission: 'granted' | 'coarse' | 'denied' | 'prompt',
): Position {
  return {
    success: false,
    code: positionCodeOf(failure, permission),
    errorMessage: failure.message,
    latitude: 0,
    longitude: 0,
    isSimulated: true,
  };
}

/** As the phone's side writes it: places, no message of an exception; nothing of a start that hung. */
const FAILURES: Readonly<Record<LastFailure['kind'], string>> = {
  panic: 'panic in main at src-tauri/src/lib.rs:112:9: no window',
  exception: 'java.lang.IllegalStateException at id.jajan.host.Insets.follow:31',
  start: 'Jajan cannot start: no web view',
  unfinished: '',
};

function lastFailure(lastRun: Device['lastRun']): LastFailure | null {
  if (lastRun === 'fine') return null;
  return { kind: lastRun, atMs: Date.UTC(2026, 10, 25, 4), text: FAILURES[lastRun] };
}

function netstateOf(network: Device['network']): 0 | 1 | 2 {
  return network === 'none' ? 0 : network === 'wifi' ? 1 : 2;
}

function stateOf(grant: Grant): NotificationState {
  return grant === 'granted' || grant === 'denied' ? grant : 'prompt';
}

function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('cancelled', 'AbortError'));
    });
  });
}
