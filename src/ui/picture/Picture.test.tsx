import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ASKED } from './picture-sizes.ts';
import { Picture } from './Picture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
