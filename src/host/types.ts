/**
 * The whole native surface of Jajan: everything the app asks of the machine it runs on.
 *
 * Invariant: a call either does what its name says or throws; it never answers with an empty
 * success. Two implementations exist, `host/web` and `host/tauri`; the build chooses one by the
 * alias `#host`, so the web build contains nothing of Tauri and the shell nothing of the web's.
 * A member whose code is long and that the first screen does not use imports it when it is called.
 * What does not belong here: product rules, texts, React. It grows by one method per capability.
 */

/** Where the app runs: a browser tab, an installed web app, or the Tauri shell. Spec home 1. */
export type HostKind = 'WEB' | 'PWA' | 'APP';

/** Spec home 8, "Native plugin codes". */
export type HostErrorCode = -2 | -3 | -4 | -5 | -6 | -7;

/** Spec home 4, "Location": 0 initial … 7 unknown. */
export type PositionCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Degrees, WGS 84. `code` is 0 when `success` is true. */
export interface Position {
  success: boolean;
  code: PositionCode;
  errorMessage: string;
  latitude: number;
  longitude: number;
  /** With code 1: the system would show its dialog, if a tap asked for it. Absent where it may not. */
  canAsk?: true;
  /** Metres around it; absent where the machine does not say. */
  accuracyM?: number;
  /** True when developer options simulate the position. */
  isSimulated: boolean;
}

export interface LocateOptions {
  timeoutMs: number;
  highAccuracy: boolean;
  /**
   * False: fails with code 1 instead of showing the permission dialog. `first`: shows it only to a user who
   * never answered one, so that the dialog never returns without a tap; a browser decides that by itself.
   */
  mayAsk?: boolean | 'first';
}

/** What this host can do. Code checks a capability, never a platform. */
export interface Capabilities {
  readonly scan: boolean;
  /** A text; in a browser by WhatsApp's own page. */
  readonly shareToWhatsApp: boolean;
  /** With a photo beside the text. */
  readonly sharePhoto: boolean;
  readonly shareText: boolean;
  readonly exit: boolean;
  readonly install: boolean;
  readonly openSettings: boolean;
  /** `secrets` are in the system's secure store. */
  readonly keepSecrets: boolean;
  /** Local notifications at a given time. */
  readonly scheduleNotifications: boolean;
}

/** Permission for notifications; `unsupported` where the host has none. */
export type NotificationState = 'granted' | 'denied' | 'prompt' | 'unsupported';

export interface LocalNotification {
  /** Replaces a pending one of the same id. */
  id: number;
  title: string;
  body: string;
  /** Milliseconds since the epoch; absent is now. */
  atMs?: number;
  /** Opened by a tap; a route of ours as text, given to `resolveLink`. */
  link?: string;
}

/** One POST to the remote API. `path` begins with a slash; the host owns the base address. */
export interface TransportRequest {
  path: string;
  headers: Record<string, string>;
  /** JSON text. */
  body: string;
  timeoutMs: number;
}

/** One multipart form with a file. The host sends `body` as it is: it is what was signed. */
export interface UploadRequest {
  path: string;
  /** Includes the content type with its boundary. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  timeoutMs: number;
  /** 0..1, share of the bytes sent. */
  onProgress: (share: number) => void;
}

export interface TransportReply {
  status: number;
  body: string;
}

/** 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3. */
export type Netstate = 0 | 1 | 2;

/** Undoes a subscription. */
export type Unsubscribe = () => void;

export interface Host {
  readonly kind: HostKind;
  readonly can: Capabilities;

  /** Throws `TransportError` when no reply arrives: network, timeout or cancelled. */
  send(request: TransportRequest, signal: AbortSignal): Promise<TransportReply>;

  /** As `send`, for a form with a file. */
  upload(request: UploadRequest, signal: AbortSignal): Promise<TransportReply>;

  /** Never rejects: every outcome is a position code. */
  locate(options: LocateOptions): Promise<Position>;

  netstate(): Netstate;
  onNetstate(listener: (netstate: Netstate) => void): Unsubscribe;

  /** Text by key, persistent. `read` gives everything, once, at boot. */
  readonly keyValue: {
    read(): Promise<ReadonlyMap<string, string>>;
    write(key: string, value: string): Promise<void>;
    remove(key: string): Promise<void>;
    /**
     * Listens to writes of other tabs: the key with its new text, undefined when removed; no key
     * when everything was removed. Absent in a host with one page.
     */
    onOutsideChange?(listener: (key?: string, value?: string) => void): Unsubscribe;
  };

  /** Few, short texts that must not be in plain files: the phone's Keystore or Keychain; local storage
   * on the web, as spec home 3 says. */
  readonly secrets: {
    read(key: string): Promise<string | undefined>;
    write(key: string, value: string): Promise<void>;
    remove(key: string): Promise<void>;
  };

  /**
   * The photo that came while the system had ended the app, whose page waits for it no more; undefined when
   * there is none. Once. Absent in a host whose picker ends with the page.
   */
  lostPhoto?: () => Promise<Blob | undefined>;

  /**
   * Whether the system ended the app in the background and starts it again now, so that the page that was
   * open is wanted. Says so once. Absent in a host that keeps the page's address.
   */
  wasRestored?: () => Promise<boolean>;

  /** The system's back button. Never called in a host without one. */
  onBack(listener: () => void): Unsubscribe;

  /** Links that opened the app, cold or warm, each once. Unchecked text: give it to `resolveLink`. */
  onLink(listener: (url: string) => void): Unsubscribe;

  /** Android's shell wants one of the tabs to be shown; never called elsewhere. Unchecked text: give it to `resolveLink`. */
  onBackToHome(listener: (path: string) => void): Unsubscribe;

  /** Opens an https page outside the app. */
  openExternal(url: string): Promise<void>;

  /** Opens WhatsApp at a checked send address. Throws -2 when it is not installed, -7 when it does not start. */
  openWhatsApp(url: string): Promise<void>;

  /** Permission to take a photo from there; shows the dialog at prompt. Throws when it cannot be read. */
  photoPermission(source: 'library' | 'camera'): Promise<'granted' | 'denied'>;

  readonly notifications: {
    state(): Promise<NotificationState>;
    /** Shows the permission dialog. Needs user activation. */
    request(): Promise<NotificationState>;
    /** Throws -3 where the host cannot (`can.scheduleNotifications`), -4 without permission. */
    show(notification: LocalNotification): Promise<void>;
    cancel(id: number): Promise<void>;
  };

  /** The token of the build's remote push service; absent where the build has none. Undefined: none yet. */
  readonly pushToken?: () => Promise<string | undefined>;

  /** Tells the native side who is logged in; undefined after logout. A no-op on the web. */
  registerUser(userId: string | undefined): Promise<void>;

  /** The native half's log of this run. Absent where there is none: in a browser. */
  readonly log?: {
    read(): Promise<NativeLog>;
    clear(): Promise<void>;
    /** The page has drawn something: this start did not fail. */
    finishStart(): Promise<void>;
  };

  /** Quits the app. Throws -2 or -6 where that is not possible. */
  exit(): Promise<void>;

  /** Opens the app's page in the system settings. */
  openSettings(): Promise<void>;

  /**
   * Requests the camera and reads one QR code; gives its text. Settles on a code, on the signal
   * (AbortError), with -4 without permission and with -7 when there is no camera or it does not start
   * within 10 s. Only where `can.scan`; the preview is behind the page, which must be transparent.
   */
  scan(signal: AbortSignal): Promise<string>;

  /** Opens the system's share sheet with a text; needs user activation. Throws -3 where there is none, -7 when it does not open. */
  shareText(text: string): Promise<ShareOutcome>;

  /** Opens WhatsApp's choice of recipients. Throws -2 when it is not installed, -7 when it does not start or the photo cannot be fetched. */
  shareToWhatsApp(share: WhatsAppShare): Promise<void>;

  /**
   * Gives the user a picture to keep, by a tap. Absent where the host has no way to: there a screenshot
   * does it. Throws -2 on a phone that is too old, -7 when it fails. `name` ends in `.png`.
   */
  readonly savePicture?: (png: Blob, name: string) => Promise<PictureOutcome>;

  /**
   * Gives the user a file to keep, by a tap. Absent in the app, which has other ways. Throws -7 when it
   * fails.
   */
  readonly saveFile?: (file: Blob, name: string) => Promise<void>;

  /** Copies a text to the clipboard; needs user activation. Throws -7 when that fails. */
  copyText(text: string): Promise<void>;

  /** In the app CSS has them already, as `--safe-*` and `--keyboard` (ui/tokens.css). */
  insets(): Insets;
  onInsets(listener: (insets: Insets) => void): Unsubscribe;

  readonly screen: {
    /**
     * Full brightness and no screen lock while true, so that a cashier can read the code. False restores
     * both; so does unloading the page. A browser only gets a wake lock. Throws -3 where it has none.
     */
    keepBright(isOn: boolean): Promise<void>;
    /**
     * While true, recordings and the list of recent apps do not show the screen; on Android screenshots
     * neither. False ends it; so does unloading the page. Throws -3 on the web, -6 on a desktop.
     */
    keepSecret(isOn: boolean): Promise<void>;
    /** The theme of what the system draws: the icons of its bars, the window before the page. In the shell. */
    setTheme?: (theme: 'system' | 'light' | 'dark') => Promise<void>;
  };

  /**
   * The language of the app in the phone's settings, as a tag; empty where none was chosen there, or can be
   * (before Android 13). `wanted` is set first: `id`, `en` or `zh-CN`. On phones.
   */
  readonly appLanguage?: (wanted?: string) => Promise<string>;

  /** Whether a swipe from the edge goes back. iOS only; a no-op elsewhere. */
  setSwipeBack(isEnabled: boolean): Promise<void>;

  /** Throws -3 on the web, where the user agent is all there is, and -6 on a desktop. */
  deviceInfo(): Promise<DeviceDescription>;

  /** The installed app around the page; throws -3 on the web. Spec home 8 "app info". */
  appInfo(): Promise<InstalledApp>;
}

/**
 * The outcome of a share. `shared`: the other app took the text. `unknown`: the sheet opened, and the
 * system does not report more (Android).
 */
export type ShareOutcome = 'shared' | 'cancelled' | 'unknown';

/** `saved`: it is in the phone's gallery or downloads. `shared`: a sheet has done what the user chose there. */
export type PictureOutcome = 'saved' | 'shared' | 'cancelled';

export interface WhatsAppShare {
  text: string;
  /** An https address of the image host. Ignored where `can.sharePhoto` is false. */
  photoUrl?: string;
}

/** Space covered by the system, in CSS pixels; `keyboard` is its height from the bottom edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
  keyboard: number;
}

/** As the system reports it. Spec home 7, `/device/report`. */
export interface DeviceDescription {
  platform: 'android' | 'ios';
  brand: string;
  model: string;
  osVersion: string;
  /** Empty when it is not known. */
  webviewVersion: string;
}

/** As the stores know the installed app. */
export interface InstalledApp {
  id: string;
  versionName: string;
}

/** Scrubbed: no personal data. */
export interface LogLine {
  /** By the machine's clock. */
  atMs: number;
  level: 'error' | 'warn' | 'info';
  text: string;
}

/**
 * How the last run ended. `panic` of Rust, `exception` of Kotlin, `start`: the shell could not be built,
 * `unfinished`: the page never came, or the app was ended before it did.
 */
export interface LastFailure {
  kind: 'panic' | 'exception' | 'start' | 'unfinished';
  atMs: number;
  text: string;
}

export interface NativeLog {
  /** Oldest first. */
  lines: readonly LogLine[];
  lastFailure: LastFailure | null;
}
