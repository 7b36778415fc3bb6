import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { host } from './host.ts';

beforeEach(() => document.body.replaceChildren());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that has this and nothing else. */
function browser(parts: object): void {
  vi.stubGlobal('navigator', parts);
}

describe('the share sheet', () => {
  const sheet = (share: () => Promise<void>) =>
    browser({ share: vi.fn<() => Promise<void>>(share) });

  test('hands the text over', async () => {
    sheet(() => Promise.resolve());
    await expect(host.shareText('Halo')).resolves.toBe('shared');
    expect(navigator.share).toHaveBeenCalledWith({ text: 'Halo' });
  });

  test('left by its user is no failure', async () => {
    sheet(() => Promise.reject(new DOMException('left', 'AbortError')));
    await expect(host.shareText('Halo')).resolves.toBe('cancelled');
  });

  test('that does not open is -7', async () => {
    sheet(() => Promise.reject(new DOMException('no touch', 'NotAllowedError')));
    await expect(host.shareText('Halo')).rejects.toMatchObject({ code: -7 });
  });

  test('that is not there is -3', async () => {
    browser({});
    await expect(host.shareText('Halo')).rejects.toMatchObject({ code: -3 });
  });
});

describe('WhatsApp', () => {
  test('takes the text by its own page, and no photo', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
    await host.shareToWhatsApp({ text: 'A & B\nhttps://a', photoUrl: 'https://img/a' });
    expect(open).toHaveBeenCalledWith(
      'https://wa.me/?text=A%20%26%20B%0Ahttps%3A%2F%2Fa',
      '_blank',
    );
  });

  test('held back by the browser is -7', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await expect(host.shareToWhatsApp({ text: 'A' })).rejects.toMatchObject({ code: -7 });
  });
});

describe('the clipboard', () => {
  const copied = (works: boolean) => {
    const field = { text: '' };
    Object.assign(document, {
      execCommand: vi.fn<() => boolean>(() => {
        field.text = document.querySelector('textarea')?.value ?? '';
        return works;
      }),
    });
    return field;
  };

  test('of the page first', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    browser({ clipboard: { writeText } });
    const field = copied(true);
    await host.copyText('JAJAN');
    expect(writeText).toHaveBeenCalledWith('JAJAN');
    expect(field.text).toBe('');
  });

  test.each([
    ['missing', {}],
    ['refusing', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ])(
    '%s: a field copies itself, leaves nothing and gives the focus back',
    async (_state, parts) => {
      browser(parts);
      const button = document.createElement('button');
      document.body.append(button);
      button.focus();
      const field = copied(true);
      await host.copyText('JAJAN');
      expect(field.text).toBe('JAJAN');
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(button);
    },
  );

  test('the field is inside the dialog that holds the focus', async () => {
    browser({});
    const dialog = document.createElement('dialog');
    const button = document.createElement('button');
    dialog.append(button);
    document.body.append(dialog);
    button.focus();
    let place: Element | null | undefined;
    Object.assign(document, {
      execCommand: () => {
        place = document.querySelector('textarea')?.parentElement;
        return true;
      },
    });
    await host.copyText('JAJAN');
    expect(place).toBe(dialog);
  });

  test('that takes nothing at all is -7', async () => {
    browser({});
    copied(false);
    await expect(host.copyText('JAJAN')).rejects.toMatchObject({ code: -7 });
    Object.assign(document, {
      execCommand: () => {
        throw new Error('not allowed');
      },
    });
    await expect(host.copyText('JAJAN')).rejects.toMatchObject({ code: -7 });
  });
});

describe('the screen', () => {
  function locks() {
    const locked = { now: 0, asked: 0, isRefused: false, hide: () => undefined as void };
    browser({
      wakeLock: {
        request: () => {
          locked.asked += 1;
          if (locked.isRefused) return Promise.reject(new DOMException('low', 'NotAllowedError'));
          locked.now += 1;
          const lock = {
            released: false,
            release: () => {
              if (!lock.released) locked.now -= 1;
              lock.released = true;
              return Promise.resolve();
            },
          };
          // As a browser lets go of a page that is not seen.
          locked.hide = () => void lock.release();
          return Promise.resolve(lock);
        },
      },
    });
    return locked;
  }

  afterEach(() => host.screen.keepBright(false));

  test('stays on, also after the page was away, and not for ever', async () => {
    const locked = locks();
    await host.screen.keepBright(true);
    expect(locked.now).toBe(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(locked.asked).toBe(1);
    locked.hide();
    expect(locked.now).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([locked.asked, locked.now]).toEqual([2, 1]);
    await host.screen.keepBright(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(locked.asked).toBe(2);
  });

  test('left while it is asked for is let go', async () => {
    const locked = locks();
    const asked = host.screen.keepBright(true);
    await host.screen.keepBright(false);
    await asked;
    expect(locked.now).toBe(0);
  });

  test('refused is -7', async () => {
    locks().isRefused = true;
    await expect(host.screen.keepBright(true)).rejects.toMatchObject({ code: -7 });
  });
});

test('a swipe back is the browser’s own', async () => {
  await expect(host.setSwipeBack(false)).resolves.toBeUndefined();
});

test('insets are numbers, and told when the window changes', () => {
  const none = { top: 0, right: 0, bottom: 0, left: 0, keyboard: 0 };
  expect(host.insets()).toEqual(none);
  const heard = vi.fn<(insets: object) => void>();
  const stop = host.onInsets(heard);
  window.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledWith(none);
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.body.children).toHaveLength(0);
});
