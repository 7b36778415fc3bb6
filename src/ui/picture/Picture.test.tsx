import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ASKED } from './picture-url.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { Picture } from './Picture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function askedAt(ratio: number, asked?: { w: number }): string | null | undefined {
  vi.stubGlobal('devicePixelRatio', ratio);
  const { container, unmount } = render(
    <Picture src="/img/a.png" alt="" width={40} height={30} asked={asked} />,
  );
  const address = container.querySelector('img')?.getAttribute('src');
  unmount();
  return address;
}

test('a size of the specification is asked at every pixel ratio', () => {
  const addresses = [1, 2, 3].map((ratio) => askedAt(ratio, ASKED.batch));
  expect(addresses).toEqual(['/img/a.png?w=80', '/img/a.png?w=80', '/img/a.png?w=80']);
});

test('any other picture is asked as it is drawn, for two pixels a point at most', () => {
  const addresses = [1, 2, 3].map((ratio) => askedAt(ratio));
  expect(addresses).toEqual([
    '/img/a.png?w=40&h=30',
    '/img/a.png?w=80&h=60',
    '/img/a.png?w=80&h=60',
  ]);
});

test.each(['//evil.example/a.png', 'data:image/svg+xml,<svg>', 'javascript:alert(1)'])(
  '%s of a member is not loaded: the placeholder stands there',
  (src) => {
    vi.useFakeTimers();
    const load = vi.fn();
    vi.stubGlobal('Image', load);
    const { container } = render(
      <>
        <Picture src={src} alt="" width={40} height={30} />
        <AvatarPicture src={src} size={40} />
      </>,
    );
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(load).not.toHaveBeenCalled();
  },
);

test('a colour that is an address loads nothing', () => {
  const { container } = render(
    <Picture src="/img/a.png" alt="" width={4} height={3} background="url(//evil.example/a.png)" />,
  );
  const frame = container.querySelector('span');
  expect(frame?.getAttribute('style')).not.toContain('evil');
});

test('a refused picture is asked for once more, behind its fallback', () => {
  vi.useFakeTimers();
  const asked: (EventTarget & { src: string })[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      src = '';
      constructor() {
        super();
        asked.push(this);
      }
    },
  );
  const { container } = render(<Picture src="/img/a.png" alt="" width={40} height={40} />);
  const shownNow = () => container.querySelector('img')?.getAttribute('src');
  const address = shownNow();
  fireEvent.error(container.querySelector('img') as Element);
  expect(shownNow()).toBeUndefined();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(shownNow()).toBeUndefined();
  expect(asked.map(({ src }) => src)).toEqual([address]);
  act(() => {
    asked[0]?.dispatchEvent(new Event('load'));
  });
  expect(shownNow()).toBe(address);
});
