import { expect, it } from 'vitest';
import { compressed, maxAvatarBytes } from './make-avatar.ts';

const mb = 1024 * 1024;

it.each([
  ['fits at once', [1 * mb], 1 * mb, [0.6]],
  ['exactly 20 MB fits', [maxAvatarBytes], maxAvatarBytes, [0.6]],
  ['a byte too much', [maxAvatarBytes + 1, 19 * mb], 19 * mb, [0.6, 0.5]],
  [
    'fits at the last',
    [50, 40, 30, 25, 20].map((each) => each * mb),
    20 * mb,
    [0.6, 0.5, 0.4, 0.3, 0.2],
  ],
  ['never fits', Array<number>(9).fill(21 * mb), undefined, [0.6, 0.5, 0.4, 0.3, 0.2]],
] as const)('%s', async (_name, sizes, size, asked) => {
  const tried: number[] = [];
  const picture = await compressed((quality) => {
    tried.push(quality);
    return Promise.resolve({ size: sizes[tried.length - 1] ?? 0 });
  });
  expect(picture?.size).toBe(size);
  expect(tried).toEqual(asked);
});
