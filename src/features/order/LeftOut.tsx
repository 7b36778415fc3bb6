import { useText } from '../../i18n/i18n.ts';
import tint from '../../ui/style/tint.module.css';

type Count = number | null | undefined;

interface LeftOutProps {
  /** One for each page that is loaded. */
  counts: readonly Count[];
}

/** How many more there are that the server cannot show now. */
export function LeftOut({ counts }: LeftOutProps) {
  const text = useText();
  const count = leftOut(counts);
  if (count === 0) return null;
  return (
    <p className={tint['aside']} role="status">
      {text('order.leftOut', { count })}
    </p>
  );
}

export function leftOut(counts: readonly Count[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
