/** Sharing in every state on every host, through the sheet itself; see `phone-flows.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/host/types.ts';
import {
  app,
  type Machine,
  NEVER,
  outcome,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens, ear } from '../support/phones/rendered.ts';

drawScreens();

const LABELS = { whatsapp: 'share.whatsapp', system: 'share.more', copy: 'share.copy' } as const;

describe('Share', () => {
  const CONTENT = {
    title: 'Warung',
    text: 'Halo',
    url: 'https://m.jajan.example/platform/merchant?poiId=1',
    photoUrl: 'https://img.jajan.example/a.webp',
  };
  const WHATSAPP = 'share_to_whatsapp';
  /** Takes the whole content only: without its photo or its address the row would not be done. */
  const takesAll = (sent: unknown) => {
    expect(sent).toEqual({ text: `Halo\n${CONTENT.url}`, photoUrl: CONTENT.photoUrl });
    return null;
  };
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
        () => app(system, { [WHATSAPP]: takesAll }),
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
      undefined,
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
      undefined,
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
    const { hear, heard } = ear();
    const heardHost: Host = {
      ...host,
      shareToWhatsApp: (content) => hear(host.shareToWhatsApp(content)),
      shareText: (text) => hear(host.shareText(text)),
      copyText: (text) => hear(host.copyText(text)),
    };
    const screen = await draw(heardHost, async () => {
      const { createElement, useState } = await import('react');
      const { ShareSheet } = await import('../../src/features/share/ShareSheet.tsx');
      return createElement(function Opened() {
        const [isOpen, setIsOpen] = useState(true);
        return createElement(ShareSheet, {
          isOpen,
          onClose: () => setIsOpen(false),
          content: CONTENT,
        });
      });
    });
    const label = say(LABELS[way]);
    const isOffered = screen.buttons().includes(`“${label}”`);
    expect(isOffered).toBe(code !== '-3' && code !== '-6');
    if (isOffered) await screen.press(label);
    // The sheet has no button for it, and the host refuses all the same.
    else
      await outcome(
        way === 'whatsapp' ? heardHost.shareToWhatsApp(CONTENT) : heardHost.shareText(''),
      );
    await screen.settle();
    expect(await screen.coded(heard())).toBe(code);
    expect(screen.layer() === undefined).toBe(isDone);
    expect(screen.toast()).toBe(say(says));
    flowRow({
      flow,
      state,
      host: on,
      code,
      text: screen.toast(),
      next: isDone ? 'the sheet is gone' : screen.buttons(),
    });
  });
});
