import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { workOut } from './work.ts';

const challenge = { challengeId: 'c1', work: { parts: 4, bits: 9 } };

test('finds for each part the first number whose hash begins with the zeros', async () => {
  const told: number[] = [];
  const numbers = await workOut(challenge, {
    signal: new AbortController().signal,
    onPart: (done) => told.push(done),
    pause: () => Promise.resolve(),
  });
  const zeros = (part: number, number: number) =>
    Math.clz32(createHash('sha256').update(`c1:${part}:${number}`).digest().readUInt32BE());
  expect(numbers).toHaveLength(4);
  expect(told).toEqual([1, 2, 3, 4]);
  for (const [part, number] of numbers.entries()) {
    expect(zeros(part, number)).toBeGreaterThanOrEqual(9);
    const earlier = Array.from({ length: number }, (_, before) => zeros(part, before));
    expect(Math.max(0, ...earlier)).toBeLessThan(9);
  }
});

test('pauses while it works, and stops when it is not wanted any more', async () => {
  const stop = new AbortController();
  let pauses = 0;
  const working = workOut(
    { challengeId: 'c1', work: { parts: 16, bits: 30 } },
    {
      signal: stop.signal,
      onPart: () => undefined,
      pause: () => {
        pauses += 1;
        if (pauses === 3) stop.abort();
        return Promise.resolve();
      },
    },
  );
  await expect(working).rejects.toThrow('stopped');
  expect(pauses).toBe(3);
});
