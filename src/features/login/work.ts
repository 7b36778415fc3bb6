/**
 * The slider's second way: numbers whose hashes begin with zeros (contract, `SliderWork`). Loaded when it is
 * shown, for the hash. In slices on the page's thread: the shell's policy allows no worker.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { SliderChallenge } from '../../api/generated/types.ts';

/** A cheap phone takes 25 ms for so many, and answers a finger in between. */
const SLICE = 1_500;

interface Working {
  signal: AbortSignal;
  /** So many parts are done. */
  onPart: (done: number) => void;
  /** Lets the page draw and answer. */
  pause: () => Promise<void>;
}

/** The numbers in the order of the parts; rejects when it is stopped. */
export async function workOut(
  { challengeId, work }: Pick<SliderChallenge, 'challengeId' | 'work'>,
  { signal, onPart, pause }: Working,
): Promise<number[]> {
  const encoder = new TextEncoder();
  const numbers: number[] = [];
  let left = SLICE;
  for (let part = 0; part < work.parts; part += 1) {
    const head = sha256.create().update(encoder.encode(`${challengeId}:${part}:`));
    let number = 0;
    while (
      !beginsWithZeros(
        head
          .clone()
          .update(encoder.encode(String(number)))
          .digest(),
        work.bits,
      )
    ) {
      number += 1;
      left -= 1;
      if (left === 0) {
        left = SLICE;
        // Each slice has to be over before the next.
        // oxlint-disable-next-line no-await-in-loop
        await pause();
        // `throwIfAborted` is newer than the oldest phones.
        if (signal.aborted) throw new Error('the work was stopped');
      }
    }
    numbers.push(number);
    onPart(numbers.length);
  }
  return numbers;
}

function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits;
}
