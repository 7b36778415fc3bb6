import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SYSTEMS = {
  android: 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
};
const NEVER = new Promise<never>(() => undefined);

type Answer = (parameters: unknown) => unknown;

/** Loads a fresh host on a system, with native answers by command; returns the commands invoked. */
async function on(system: keyof typeof SYSTEMS, answers: Record<string, Answer> = {}) {
  vi.stubGlobal('navigator', { userAgent: SYSTEMS[system], maxTouchPoints: 5 });
  vi.resetModules();
  const asked: [string, unknown][] = [];
  mockIPC((command, parameters) => {
    asked.push([command, parameters]);
    const answer = answers[command];
    // As the shell: an unknown command is not found.
    if (answer === undefined) throw new Error(`Command ${command} not found`);
    return answer(parameters);
  });
  const { host } = await import('./host.ts');
  // Without the listeners that the host registers when it is created.
  await vi.advanceTimersByTimeAsync(0);
  asked.length = 0;
  return { host, asked };
}

function refusing(code: string): Answer {
  return () => {
    // oxlint-disable-next-line typescript/only-throw-error -- as Kotlin and Rust send it
    throw { code, message: `refused with ${code}` };
  };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the share sheet', () => {
  const SHEET = 'plugin:sharesheet|share_text';

  test('on Android the outcome is unknown, and the call is not awaited', async () => {
    const { host, asked } = await on('android', { [SHEET]: () => NEVER });
    const outcome = host.shareText('Halo');
    await vi.advanceTimersByTimeAsync(500);
    await expect(outcome).resolves.toBe('unknown');
    expect(asked).toEqual([[SHEET, { text: 'Halo' }]]);
  });

  test('a sheet that does not open rejects', async () => {
    const { host } = await on('android');
    await expect(host.shareText('Halo')).rejects.toMatchObject({ code: -2 });
  });

  test.each(['shared', 'cancelled'])('iOS reports %s', async (outcome) => {
    const { host } = await on('ios', { 'plugin:host|share_text': () => outcome });
    await expect(host.shareText('Halo')).resolves.toBe(outcome);
  });

  test('on iOS a sheet that does not open rejects', async () => {
    const { host } = await on('ios', { 'plugin:host|share_text': refusing('-7') });
    await expect(host.shareText('Halo')).rejects.toMatchObject({ code: -7 });
  });

  test('a desktop has no share sheet', async () => {
    const { host, asked } = await on('desktop');
    await expect(host.shareText('Halo')).rejects.toMatchObject({ code: -6 });
    expect(asked).toEqual([]);
  });
});

describe('WhatsApp', () => {
  test.each([
    [{ text: 'Halo' }, { text: 'Halo', photoUrl: null }],
    [
      { text: 'Halo', photoUrl: 'https://img.jajan.example/a' },
      { text: 'Halo', photoUrl: 'https://img.jajan.example/a' },
    ],
  ])('gets what is shared: %o', async (share, parameters) => {
    const { host, asked } = await on('android', { share_to_whatsapp: () => null });
    await host.shareToWhatsApp(share);
    expect(asked).toEqual([['share_to_whatsapp', parameters]]);
  });

  test.each(['-2', '-6', '-7'])('refuses with %s', async (code) => {
    const { host } = await on('android', { share_to_whatsapp: refusing(code) });
    const refused = host.shareToWhatsApp({ text: 'Halo' });
    await expect(refused).rejects.toMatchObject({ name: 'HostError', code: Number(code) });
  });
});

describe('a picture to keep', () => {
  const SAVE = 'plugin:host|save_picture';

  test.each([
    ['android', 'saved'],
    ['ios', 'shared'],
    ['ios', 'cancelled'],
  ] as const)('goes to %s as base64, which answers %s', async (system, outcome) => {
    const { host, asked } = await on(system, { [SAVE]: () => outcome });
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]);
    await expect(host.savePicture?.(png, 'jajan-1.png')).resolves.toBe(outcome);
    expect(asked).toEqual([[SAVE, { name: 'jajan-1.png', png: 'iVBORw==' }]]);
  });

  test('fails as the phone says', async () => {
    const { host } = await on('android', { [SAVE]: refusing('-2') });
    const refused = host.savePicture?.(new Blob(['x']), 'jajan-1.png');
    await expect(refused).rejects.toMatchObject({ code: -2 });
  });

  test('is nothing that a desktop can do', async () => {
    const { host } = await on('desktop');
    expect(host.savePicture).toBeUndefined();
  });
});

describe('the language of the app in the settings', () => {
  const LANGUAGE = 'plugin:host|app_language';

  test.each(['android', 'ios'] as const)('is asked for and set on %s', async (system) => {
    const { host, asked } = await on(system, { [LANGUAGE]: () => ({ chosen: 'en' }) });
    await expect(host.appLanguage?.()).resolves.toBe('en');
    await host.appLanguage?.('zh-CN');
    expect(asked).toEqual([
      [LANGUAGE, { wanted: null }],
      [LANGUAGE, { wanted: 'zh-CN' }],
    ]);
  });

  test('is nothing that a desktop has', async () => {
    const { host } = await on('desktop');
    expect(host.appLanguage).toBeUndefined();
  });
});

describe.each([
  ['keepBright', 'plugin:host|keep_bright'],
  ['keepSecret', 'plugin:host|keep_secret'],
] as const)('the screen, %s', (member, command) => {
  test('is restored when the page is unloaded', async () => {
    const { host, asked } = await on('android', { [command]: () => null });
    await host.screen[member](true);
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    // Listeners of earlier tests are still there.
    expect(asked.filter(([name]) => name === command).slice(0, 2)).toEqual([
      [command, { isOn: true }],
      [command, { isOn: false }],
    ]);
  });

  test('is nothing that a desktop can do', async () => {
    const { host } = await on('desktop', { [command]: refusing('-6') });
    await expect(host.screen[member](true)).rejects.toMatchObject({ code: -6 });
  });
});

test.each([
  ['ios', 1],
  ['android', 0],
  ['desktop', 0],
] as const)('the back swipe is set on iOS only: %s', async (system, times) => {
  const { host, asked } = await on(system, { 'plugin:host|set_swipe_back': () => null });
  await host.setSwipeBack(false);
  expect(asked).toHaveLength(times);
});

test('unloading the page enables the back swipe again', async () => {
  const SWIPE = 'plugin:host|set_swipe_back';
  const { host, asked } = await on('ios', { [SWIPE]: () => null });
  // Listeners of earlier tests are still on the window.
  const heard = vi.spyOn(window, 'addEventListener');
  await host.setSwipeBack(false);
  const leave = heard.mock.calls.find(([name]) => name === 'pagehide')?.[1];
  heard.mockRestore();
  if (typeof leave === 'function') leave(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([
    [SWIPE, { isEnabled: false }],
    [SWIPE, { isEnabled: true }],
  ]);
});

describe('insets', () => {
  const PHONE = { top: 30, right: 0, bottom: 20, left: 0, keyboard: 0 };

  async function following(system: keyof typeof SYSTEMS) {
    let tell: (insets: object) => void = () => undefined;
    await on(system, {
      'plugin:host|insets': () => PHONE,
      'plugin:host|registerListener': () => null,
      'plugin:host|register_listener': (parameters) => {
        const { event, handler } = parameters as {
          event: string;
          handler: { onmessage: (content: unknown) => void };
        };
        if (event === 'insets') tell = (insets) => handler.onmessage(insets);
      },
    });
    return { ...(await import('./insets.ts')), tell: (insets: object) => tell(insets) };
  }
  const css = (name: string) => document.documentElement.style.getPropertyValue(name);

  afterEach(() => document.documentElement.removeAttribute('style'));

  test('are set in CSS, and listeners are called on a change', async () => {
    const { insets, onInsets, tell } = await following('android');
    expect(insets()).toEqual(PHONE);
    expect([css('--inset-top'), css('--inset-bottom'), css('--inset-keyboard')]).toEqual([
      '30px',
      '20px',
      '0px',
    ]);
    const heard = vi.fn<(told: object) => void>();
    const stop = onInsets(heard);
    tell(PHONE);
    expect(heard).not.toHaveBeenCalled();
    tell({ ...PHONE, keyboard: 300 });
    expect(heard).toHaveBeenCalledWith({ ...PHONE, keyboard: 300 });
    expect(css('--inset-keyboard')).toBe('300px');
    stop();
    tell(PHONE);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('the visual viewport takes precedence over the reported keyboard', async () => {
    const seen = Object.assign(new EventTarget(), { height: 400, scale: 1, offsetTop: 100 });
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('visualViewport', seen);
    const { insets, tell } = await following('android');
    tell({ ...PHONE, keyboard: 400 });
    expect(insets().keyboard).toBe(300);
    seen.height = 800;
    expect(insets().keyboard).toBe(400);
  });

  test('are not requested on a desktop', async () => {
    const { insets } = await following('desktop');
    expect(insets()).toEqual({ top: 0, right: 0, bottom: 0, left: 0, keyboard: 0 });
  });
});

test('appInfo gives id and version', async () => {
  const { host } = await on('android', {
    'plugin:app|identifier': () => 'id.jajan.app',
    'plugin:app|version': () => '2.9.0',
  });
  await expect(host.appInfo()).resolves.toEqual({ id: 'id.jajan.app', versionName: '2.9.0' });
});

test('the log is read and cleared, and the start ended, by a command each', async () => {
  const known = { lines: [{ atMs: 1, level: 'warn', text: 'a' }], lastFailure: null };
  const { host, asked } = await on('android', {
    log_read: () => known,
    log_clear: () => null,
    finish_start: () => null,
  });
  await expect(host.log?.read()).resolves.toEqual(known);
  await host.log?.clear();
  await host.log?.finishStart();
  expect(asked.map(([command]) => command)).toEqual(['log_read', 'log_clear', 'finish_start']);
});
