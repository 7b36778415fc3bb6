import { useText } from '../../i18n/i18n.ts';
import { PageState } from '../../ui/PageState.tsx';
import type { StoreProblem } from './store-problem.ts';

interface StoreProblemBlockProps {
  problem: StoreProblem;
  isBusy: boolean;
  onRetry: () => void;
  back: { label: string; onSelect: () => void };
}

/** Merchant 2 "Error page": icon and message by code, a back button, and a retry where it can help. */
export function StoreProblemBlock({ problem, isBusy, onRetry, back }: StoreProblemBlockProps) {
  const text = useText();
  const { picture, title, message, description, canRetry } = problem;
  return (
    <PageState
      picture={picture}
      title={message ?? text(title)}
      description={message === undefined && description ? text(description) : undefined}
      action={
        canRetry
          ? { label: text('common.retry'), onSelect: onRetry, isBusy }
          : { label: back.label, onSelect: back.onSelect }
      }
    />
  );
}
