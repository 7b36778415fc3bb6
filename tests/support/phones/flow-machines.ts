/**
 * Hosts on simulated machines: the shell's over a native side with these answers, the browser's over
 * these browser features. For tests of what the product makes of them.
 */
import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, vi } from 'vitest';
import home from '../../../locales/id-ID/home.json' with { type: 'json' };
import frame from '../../../locales/id-ID/frame.json' with { type: 'json' };
import links from '../../../locales/id-ID/links.json' with { type: 'json' };
import login from '../../../locales/id-ID/login.json' with { type: 'json' };
import merchant from '../../../locales/id-ID/merchant.json' with { type: 'json' };
import location from '../../../locales/id-ID/location.json' with { type: 'json' };
import messages from '../../../locales/id-ID/messages.json' with { type: 'json' };
import profile from '../../../locales/id-ID/profile.json' with { type: 'json' };
import developer from '../../../locales/id-ID/developer.json' with { type: 'json' };
import redeem from '../../../locales/id-ID/redeem.json' with { type: 'json' };
import common from '../../../locales/id-ID/common.json' with { type: 'json' };
import scan from '../../../locales/id-ID/scan.json' with { type: 'json' };
import setting from '../../../locales/id-ID/setting.json' with { type: 'json' };
import share from '../../../locales/id-ID/share.json' with { type: 'json' };
import type { Host } from '../../../src/host/types.ts';

const texts = {
  ...common,
  ...developer,
  ...redeem,
  ...frame,
  ...home,
  ...links,
  ...location,
  ...login,
  ...merchant,
  ...messages,
  ...profile,
  ...scan,
  ...setting,
  ...share,
};

/** The Indonesian text of a key; throws when there is none. */
export function say(key: string): string;
export function say(key: string | undefined): string | undefined;
export function say(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const words = Object.entries(texts).find(([name]) => name === key)?.[1];
  if (words === undefined) throw new Error(`no text ${key}`);
  return words;
}

const SYSTEMS = {
  'APP Android': 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36',
  'APP iOS': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  'APP desktop': 'Mozilla/5.0 (X11; Linux x86_64)',
} as const;
type System = keyof typeof SYSTEMS;

export const NEVER = new Promise<never>(() => undefined);
export const refused = (code: string) => () => {
  // oxlint-disable-next-line typescript/only-throw-error -- as Kotlin and Rust send it
  throw { code, message: `refused with ${code}` };
};
export const failed = (message: string) => () => {
  // oxlint-disable-next-line typescript/only-throw-error -- as a plugin without codes sends it
  throw { message };
};
export type Answers = Record<string, (parameters: unknown) => unknown>;

/** For a file of such tests: each starts without a machine and with fake timers. `drawScreens` calls it. */
export function playMachines(): void {
  // Each row imports a host again, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  // So that a row with a 10 s delay does not take 10 s.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    clearMocks();
    vi.doUnmock('#host');
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export interface Machine {
  host: Host;
}

/** The host of the shell on a system, whose native side answers so. */
export async function app(system: System, answers: Answers): Promise<Machine> {
  vi.stubGlobal('navigator', { userAgent: SYSTEMS[system], maxTouchPoints: 5, onLine: true });
  vi.resetModules();
  mockIPC((command, parameters) => {
    const answer = answers[command];
    if (answer === undefined) throw new Error(`Command ${command} not found`);
    return answer(parameters);
  });
  const { host } = await import('../../../src/host/tauri/host.ts');
  return { host };
}

export async function web(parts: object): Promise<Machine> {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11)', onLine: true, ...parts });
  vi.resetModules();
  const { host } = await import('../../../src/host/web/host.ts');
  return { host };
}

/** The outcome as a code or an answer, with all timers run. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  const settled = work.then(
    (answer) => (typeof answer === 'string' ? answer : 'done'),
    (error: unknown) =>
      error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code < 0
        ? String(error.code)
        : error instanceof Error
          ? error.name
          : 'unknown',
  );
  await vi.advanceTimersByTimeAsync(10_500);
  return settled;
}
