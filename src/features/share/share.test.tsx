/** The content, the targets, and the messages afterwards. Merchant 8, 9. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostError } from '../../host/errors.ts';
import { paths } from '../../paths.ts';
import { currentToast, dismissToast } from '../../ui/toast.ts';
import { contentOf, shareMessage, shareUrl, type ShareContent } from './share-content.ts';
import { ShareSheet, goOut, shareLockMs, shareWays } from './ShareSheet.tsx';

const { can, late } = vi.hoisted(() => ({
  can: { shareToWhatsApp: true, sharePhoto: true, shareText: true },
  late: { shareToWhatsApp: vi.fn(), shareText: vi.fn(), copyText: vi.fn() },
}));
vi.mock('#host', () => ({ host: { kind: 'APP', can, ...late } }));
const { reportProblem, track } = vi.hoisted(() => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem, track }));

const content: ShareContent = {
  title: 'Warung Sari',
  text: 'Makan enak di Warung Sari',
  url: 'https://m.jajan.example/platform/merchant?storeId=S1',
  photoUrl: 'https://img.jajan.example/s1.webp?w=1080',
};

beforeEach(() => {
  Object.assign(can, { shareToWhatsApp: true, sharePhoto: true, shareText: true });
  for (const mock of Object.values(late)) mock.mockReset().mockResolvedValue(undefined);
  late.shareText.mockResolvedValue('shared');
  reportProblem.mockClear();
  track.mockClear();
});

afterEach(() => {
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id);
});

describe('the content', () => {
  const to = paths.brandsHomepage({ id: '7' });

  test.each([
    ['APP', 'https://m.jajan.example/platform/brandsHomepage?id=7'],
    ['WEB', 'https://here.example/platform/brandsHomepage?id=7'],
    ['PWA', 'https://here.example/platform/brandsHomepage?id=7'],
  ] as const)('an address of the app, of %s', (kind, url) => {
    expect(shareUrl(to, kind, 'https://here.example')).toBe(url);
  });

  test('the text of the language, else Indonesian, else the title', () => {
    const info = { shareContent: { 'id-ID': 'Ayo', 'zh-CN': '来' }, shareImgUrl: {} };
    const wordsIn = (locale: 'zh-CN' | 'en-US') =>
      contentOf(info, { title: 'T', locale, url: 'u' }).text;
    expect([wordsIn('zh-CN'), wordsIn('en-US')]).toEqual(['来', 'Ayo']);
    const bare = { shareContent: {}, shareImgUrl: {} };
    expect(contentOf(bare, { title: 'T', locale: 'id-ID', url: 'u' })).toEqual({
      title: 'T',
      text: 'T',
      url: 'u',
      photoUrl: undefined,
    });
  });

  test('the photo is asked for 1080 wide (spec merchant 9)', () => {
    const info = { shareContent: {}, shareImgUrl: { 'id-ID': 'https://img.jajan.example/a?x=1' } };
    expect(contentOf(info, { title: 'T', locale: 'zh-CN', url: 'u' }).photoUrl).toBe(
      'https://img.jajan.example/a?x=1&w=1080',
    );
  });

  test('the address is on a line of its own', () => {
    expect(shareMessage({ text: 'Ayo', url: 'u' })).toBe('Ayo\nu');
    expect(shareMessage({ text: '', url: 'u' })).toBe('u');
  });
});

describe('the targets', () => {
  test.each([
    ['everything', {}, ['whatsapp', 'system', 'copy']],
    ['no system sheet', { shareText: false }, ['whatsapp', 'copy']],
    ['nothing', { shareText: false, shareToWhatsApp: false }, ['copy']],
  ] as const)('a host that can %s', (_name, cannot, ways) => {
    Object.assign(can, cannot);
    expect(shareWays()).toEqual(ways);
  });

  test.each([
    [
      'text and photo in the app',
      true,
      { text: shareMessage(content), photoUrl: content.photoUrl },
    ],
    ['text on the web', false, { text: shareMessage(content) }],
  ])('WhatsApp: %s', async (_name, sharePhoto, sent) => {
    Object.assign(can, { sharePhoto });
    expect(await goOut('whatsapp', content)).toEqual({ isDone: true });
    expect(late.shareToWhatsApp).toHaveBeenCalledWith(sent);
  });

  const failed = (code: -2 | -3 | -7) => new HostError(code, 'x');
  test.each([
    ['whatsapp', 'shareToWhatsApp', failed(-2), 'share.notInstalled'],
    ['whatsapp', 'shareToWhatsApp', failed(-7), 'share.tryAgain'],
    ['whatsapp', 'shareToWhatsApp', new Error('x'), 'share.tryAgain'],
    ['system', 'shareText', failed(-7), 'share.tryAgain'],
    ['system', 'shareText', failed(-3), 'share.tryAgain'],
    ['copy', 'copyText', failed(-7), 'messages.shareCopyFail'],
  ] as const)('%s that fails shows a message: %s %s', async (way, method, error, say) => {
    late[method].mockRejectedValue(error);
    expect(await goOut(way, content)).toEqual({ isDone: false, say });
    // A missing WhatsApp is not reported.
    expect(reportProblem.mock.calls).toEqual(
      say === 'share.notInstalled' ? [] : [[`share.${way}`, error]],
    );
  });

  test.each([
    ['shared', true],
    ['unknown', true],
    ['cancelled', false],
  ])('a system sheet that was %s shows no message', async (outcome, isDone) => {
    late.shareText.mockResolvedValue(outcome);
    expect(await goOut('system', content)).toEqual({ isDone });
  });

  test('WhatsApp: no photo without a picture', async () => {
    await goOut('whatsapp', { ...content, photoUrl: undefined });
    expect(late.shareToWhatsApp.mock.calls).toStrictEqual([[{ text: shareMessage(content) }]]);
  });

  test.each(['whatsapp', 'system', 'copy'] as const)('%s is counted once', async (way) => {
    await goOut(way, content);
    expect(track.mock.calls).toEqual([['share', { way }]]);
  });

  test('copying shows a toast, and copies only the link', async () => {
    expect(await goOut('copy', content)).toEqual({
      isDone: true,
      say: 'messages.shareCopySuccess',
    });
    expect(late.copyText).toHaveBeenCalledWith(content.url);
  });
});

describe('the lock', () => {
  let root: Root;
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    vi.useFakeTimers();
    root = createRoot(document.createElement('div'));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });

  test('spec merchant 9: a tap locks sharing for 2 s', async () => {
    expect(shareLockMs).toBe(2000);
    late.shareToWhatsApp.mockRejectedValue(failedToStart());
    await act(async () =>
      root.render(<ShareSheet isOpen onClose={() => undefined} content={content} />),
    );
    const button = (): HTMLElement => {
      const found = [...document.querySelectorAll<HTMLElement>('li button')];
      return found[0] ?? document.body;
    };
    await act(async () => button().click());
    await act(async () => button().click());
    await act(async () => vi.advanceTimersByTimeAsync(shareLockMs - 1));
    await act(async () => button().click());
    expect(late.shareToWhatsApp).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    await act(async () => button().click());
    expect(late.shareToWhatsApp).toHaveBeenCalledTimes(2);
  });
});

function failedToStart(): HostError {
  return new HostError(-7, 'x');
}
