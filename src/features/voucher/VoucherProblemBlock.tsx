import { useText } from '../../i18n/i18n.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './VoucherProblemBlock.module.css';
import type { VoucherProblem } from './voucher-problem.ts';

interface VoucherProblemBlockProps {
  problem: VoucherProblem;
  isBusy: boolean;
  onRetry: () => void;
  /** Where to go on to without this voucher. */
  wayOn: { label: string; onSelect: () => void };
}

/** The whole page without a voucher. */
export function VoucherProblemBlock({ problem, isBusy, onRetry, wayOn }: VoucherProblemBlockProps) {
  const text = useText();
  const { picture, title, message, note, canRetry } = problem;
  return (
    <div className={css['middle']}>
      <StateBlock
        picture={picture}
        heading="h1"
        title={message ?? text(title)}
        description={text(note)}
        action={canRetry ? { label: text('common.retry'), onSelect: onRetry, isBusy } : wayOn}
      />
    </div>
  );
}
