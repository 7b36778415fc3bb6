/** The ways to pay, and why one cannot be taken. Buying 5, contract `PayMethodOption`. Pure. */
import type { PayMethod, PayMethodOption } from '../../api/generated/types.ts';

export type MethodProblem =
  | { name: 'not-offered' }
  | { name: 'too-much'; maxRp: number }
  | { name: 'too-little'; minRp: number };

export interface PayWay {
  method: PayMethod;
  problem: MethodProblem | undefined;
}

/** In the usual order; methods that no merchant offers come last. */
const ORDER: readonly PayMethod[] = ['QRIS', 'EWALLET', 'CASH'];

export function payWays(options: readonly PayMethodOption[], amountRp: number): PayWay[] {
  return ORDER.flatMap((method) => {
    const option = options.find((one) => one.method === method);
    return option ? [{ method, problem: problemOf(option, amountRp) }] : [];
  });
}

function problemOf(
  { isOffered, minRp, maxRp }: PayMethodOption,
  amountRp: number,
): MethodProblem | undefined {
  if (!isOffered) return { name: 'not-offered' };
  if (amountRp > maxRp) return { name: 'too-much', maxRp };
  if (amountRp < minRp) return { name: 'too-little', minRp };
  return undefined;
}

/** The one that is chosen before the user chooses: the last one that works, else the first that does. */
export function firstWay(ways: readonly PayWay[], last?: PayMethod): PayMethod | undefined {
  const usable = ways.filter(({ problem }) => !problem).map(({ method }) => method);
  return last && usable.includes(last) ? last : usable[0];
}

export function isPayMethod(text: string | undefined): text is PayMethod {
  return ORDER.some((method) => method === text);
}
