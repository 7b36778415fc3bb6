import { useText } from '../../i18n/i18n.ts';
import css from './LeftOut.module.css';

type Count = number | null | undefined;

interface LeftOutProps {
  /** Of each page that is there. */
  counts: readonly Count[];
}

/** How many more there are that the server cannot show now. */
export function LeftOut({ counts }: LeftOutProps) {
  const text = useText();
  const count = leftOut(counts);
  if (count === 0) return null;
  return (
    <p className={css['note']} role="status">
      {text('order.leftOut', { count })}
    </p>
  );
}

export function leftOut(counts: readonly Count[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
