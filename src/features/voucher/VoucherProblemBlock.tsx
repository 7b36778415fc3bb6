import { useText } from '../../i18n/i18n.ts';
import { PageState } from '../../ui/PageState.tsx';
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
    <PageState
      picture={picture}
      title={message ?? text(title)}
      description={text(note)}
      action={canRetry ? { label: text('common.retry'), onSelect: onRetry, isBusy } : wayOn}
    />
  );
}
