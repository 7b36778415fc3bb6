/** Sharing and scanning in every state on every host, as `phone-flows.test.ts` has the other flows. */
import { describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  app,
  failed,
  type Machine,
  NEVER,
  outcome,
  playMachines,
  refused,
  say,
  web,
} from '../support/flow-machines.ts';
import { flowRow } from '../support/flow-rows.ts';

playMachines();

describe('Share', () => {
  const CONTENT = {
    title: 'Warung',
    text: 'Halo',
    url: 'https://m.jajan.example/platform/merchant?poiId=1',
    photoUrl: 'https://img.jajan.example/a.webp',
  };
  const WHATSAPP = 'share_to_whatsapp';
  const rows: [
    flow: string,
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    way: 'whatsapp' | 'system' | 'copy',
    code: string,
    says: string | undefined,
    isDone: boolean,
  ][] = [
    ...(['APP Android', 'APP iOS'] as const).flatMap((system): (typeof rows)[number][] => [
      [
        'WhatsApp share',
        'installed, text and photo',
        system,
        () => app(system, { [WHATSAPP]: () => null }),
        'whatsapp',
        'done',
        undefined,
        true,
      ],
      [
        'WhatsApp share',
        'not installed',
        system,
        () => app(system, { [WHATSAPP]: refused('-2') }),
        'whatsapp',
        '-2',
        'share.notInstalled',
        false,
      ],
      [
        'WhatsApp share',
        'there, and does not start',
        system,
        () => app(system, { [WHATSAPP]: refused('-7') }),
        'whatsapp',
        '-7',
        'share.tryAgain',
        false,
      ],
      [
        'WhatsApp share',
        'the photo cannot be had',
        system,
        () => app(system, { [WHATSAPP]: refused('-7') }),
        'whatsapp',
        '-7',
        'share.tryAgain',
        false,
      ],
    ]),
    [
      'WhatsApp share',
      'any',
      'APP desktop',
      () => app('APP desktop', { [WHATSAPP]: refused('-6') }),
      'whatsapp',
      '-6',
      'share.tryAgain',
      false,
    ],
    [
      'System share',
      'opened',
      'APP Android',
      () => app('APP Android', { 'plugin:sharesheet|share_text': () => NEVER }),
      'system',
      'unknown',
      undefined,
      true,
    ],
    [
      'System share',
      'does not open',
      'APP Android',
      () => app('APP Android', {}),
      'system',
      '-2',
      'share.tryAgain',
      false,
    ],
    [
      'System share',
      'handed over',
      'APP iOS',
      () => app('APP iOS', { 'plugin:host|share_text': () => 'shared' }),
      'system',
      'shared',
      undefined,
      true,
    ],
    [
      'System share',
      'cancelled',
      'APP iOS',
      () => app('APP iOS', { 'plugin:host|share_text': () => 'cancelled' }),
      'system',
      'cancelled',
      undefined,
      false,
    ],
    [
      'System share',
      'does not open',
      'APP iOS',
      () => app('APP iOS', { 'plugin:host|share_text': refused('-7') }),
      'system',
      '-7',
      'share.tryAgain',
      false,
    ],
    [
      'System share',
      'handed over',
      'WEB, PWA',
      () => web({ share: () => Promise.resolve() }),
      'system',
      'shared',
      undefined,
      true,
    ],
    [
      'System share',
      'cancelled',
      'WEB, PWA',
      () => web({ share: () => Promise.reject(new DOMException('x', 'AbortError')) }),
      'system',
      'cancelled',
      undefined,
      false,
    ],
    [
      'System share',
      'the browser has none',
      'WEB, PWA',
      () => web({}),
      'system',
      '-3',
      'share.tryAgain',
      false,
    ],
    [
      'Copy link',
      'copied',
      'all',
      () => web({ clipboard: { writeText: () => Promise.resolve() } }),
      'copy',
      'done',
      'messages.shareCopySuccess',
      true,
    ],
    [
      'Copy link',
      'nothing takes it',
      'all',
      () => web({}),
      'copy',
      '-7',
      'messages.shareCopyFail',
      false,
    ],
  ];
  test.each(rows)('%s, %s, %s', async (flow, state, on, machine, way, code, says, isDone) => {
    Object.assign(document, { execCommand: () => false });
    const { host, lateHost } = await machine();
    const calls = {
      whatsapp: () => lateHost.shareToWhatsApp({ text: 'Halo', photoUrl: CONTENT.photoUrl }),
      system: () => lateHost.shareText('Halo'),
      copy: () => lateHost.copyText(CONTENT.url),
    };
    expect(await outcome(calls[way]())).toBe(code);
    vi.doMock('#host', () => ({ host }));
    vi.doMock('#late-host', () => ({ lateHost }));
    vi.doMock('../../src/telemetry/report.ts', () => ({ reportProblem: () => undefined }));
    const { goOut } = await import('../../src/features/share/ways.ts');
    const ended = goOut(way, CONTENT);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await ended).toEqual(says === undefined ? { isDone } : { isDone, say: says });
    flowRow({
      flow,
      state,
      host: on,
      code,
      text: say(says),
      next: isDone ? 'the sheet is gone' : 'chooses another way of the sheet, or the same again',
    });
  });
});

describe('Scan', () => {
  const CAMERA = 'plugin:host|camera_state';
  const CHECK = 'plugin:barcode-scanner|check_permissions';
  const ASK = 'plugin:barcode-scanner|request_permissions';
  const SCAN = 'plugin:barcode-scanner|scan';
  const there = { [CAMERA]: () => ({ isThere: true, isOpen: true }) };
  const granted = { ...there, [CHECK]: () => ({ camera: 'granted' }) };
  const prompt = { ...there, [CHECK]: () => ({ camera: 'prompt' }) };
  const picture = `or “${say('scan.choosePicture')}”`;
  const rows: [
    state: string,
    answers: Answers,
    code: string,
    says: string | undefined,
    next: string,
  ][] = [
    [
      'granted, a code',
      { ...granted, [SCAN]: () => ({ content: 'JAJAN' }) },
      'JAJAN',
      undefined,
      'what the code names opens, by resolveLink',
    ],
    [
      'asked, denied',
      { ...prompt, [ASK]: () => ({ camera: 'denied' }) },
      '-4',
      'scan.deniedTitle',
      `“${say('scan.openSettings')}”, ${picture}`,
    ],
    [
      'permission taken away',
      { ...granted, [SCAN]: failed('No permission to use camera. Did you request it yet?') },
      '-4',
      'scan.deniedTitle',
      `“${say('scan.openSettings')}”, ${picture}`,
    ],
    [
      'no camera',
      { [CAMERA]: () => ({ isThere: false, isOpen: false }) },
      '-7',
      'scan.failedTitle',
      `“${say('scan.again')}”, ${picture}`,
    ],
    [
      'the camera does not start in 10 s',
      { ...granted, [CAMERA]: () => ({ isThere: true, isOpen: false }), [SCAN]: () => NEVER },
      '-7',
      'scan.failedTitle',
      `“${say('scan.again')}”, ${picture}`,
    ],
  ];
  test.each(rows)('%s', async (state, answers, code, says, next) => {
    const { lateHost } = await app('APP Android', {
      ...answers,
      'plugin:barcode-scanner|cancel': () => null,
    });
    expect(await outcome(lateHost.scan(new AbortController().signal))).toBe(code);
    flowRow({
      flow: 'Scan',
      state,
      host: 'APP Android, iOS',
      code: code === 'JAJAN' ? 'the text' : code,
      text: say(says),
      next,
    });
  });

  test('left', async () => {
    const { lateHost } = await app('APP Android', { ...granted, [SCAN]: () => NEVER });
    const leave = new AbortController();
    setTimeout(() => leave.abort(), 100);
    expect(await outcome(lateHost.scan(leave.signal))).toBe('AbortError');
    flowRow({
      flow: 'Scan',
      state: 'left',
      host: 'APP Android, iOS',
      code: 'AbortError',
      next: 'is where he was',
    });
  });

  test('a desktop', async () => {
    const { lateHost } = await app('APP desktop', {});
    expect(await outcome(lateHost.scan(new AbortController().signal))).toBe('-6');
    flowRow({
      flow: 'Scan',
      state: 'any',
      host: 'APP desktop',
      code: '-6',
      text: say('scan.unsupportedTitle'),
      next: picture,
    });
  });
});
