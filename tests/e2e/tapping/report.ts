/** What the walk has tapped, as a short table. */
import type { Tap } from './walk.ts';

const last = ({ way }: Tap): string => way.at(-1) ?? 'opened';

/** A line for each kind and state: how many items were opened, how many taps, and what was tapped. */
export function tableOf(taps: readonly Tap[]): string {
  const groups = Map.groupBy(taps, ({ kind, state }) => `${kind.padEnd(12)} ${state}`);
  const lines = [...groups].map(([group, of]) => {
    const opened = of.filter(({ way }) => way.length === 0).length;
    const names = new Set(of.filter(({ way }) => way.length > 0).map(last));
    const count = `${String(opened).padStart(2)} opened, ${String(of.length - opened).padStart(3)} tapped`;
    return `${group.padEnd(44)} ${count}: ${[...names].join('; ')}`;
  });
  const tapped = taps.filter(({ way }) => way.length > 0).length;
  const sum = `${taps.length - tapped} pages opened, ${tapped} taps`;
  return `${[...lines.toSorted(), sum].join('\n')}\n`;
}
