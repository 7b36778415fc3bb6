/** Sharing in every state on every host; see `phone-flows.test.ts`. */
import { describe, expect, test, vi } from 'vitest';
import {
  app,
  type Machine,
  NEVER,
  outcome,
  playMachines,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';

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
    const { host } = await machine();
    const calls = {
      whatsapp: () => host.shareToWhatsApp({ text: 'Halo', photoUrl: CONTENT.photoUrl }),
      system: () => host.shareText('Halo'),
      copy: () => host.copyText(CONTENT.url),
    };
    expect(await outcome(calls[way]())).toBe(code);
    vi.doMock('#host', () => ({ host }));
    vi.doMock('../../src/telemetry/report.ts', () => ({
      reportProblem: () => undefined,
      track: () => undefined,
    }));
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
