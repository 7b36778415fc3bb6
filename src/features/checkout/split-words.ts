import type { SplitWish } from '../../api/generated/types.ts';
import type { text } from '../../i18n/i18n.ts';

/** Who pays: so many, or the buyer alone. */
export function splitWords(say: typeof text, split: SplitWish | undefined): string {
  if (!split) return say('split.alone');
  const key = split.mode === 'EQUAL' ? 'split.chosenEqual' : 'split.chosenItem';
  return say(key, { count: split.personList.length });
}
