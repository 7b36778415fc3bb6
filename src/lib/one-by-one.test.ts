// @vitest-environment node
import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

it('starts work after the one before, also after a failure', async () => {
  const inTurn = oneByOne();
  const log: string[] = [];
  let fail = (): void => undefined;
  const first = inTurn(
    () =>
      new Promise<void>((_, reject) => {
        log.push('first');
        fail = () => reject(new Error('x'));
      }),
  );
  const second = inTurn(async () => {
    log.push('second');
    return 2;
  });
  await Promise.resolve();
  expect(log).toEqual(['first']);
  fail();
  await expect(first).rejects.toThrow('x');
  expect(await second).toBe(2);
  expect(log).toEqual(['first', 'second']);
});
