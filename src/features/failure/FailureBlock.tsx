import { useText } from '../../i18n/i18n.ts';
import { PageState } from '../../ui/PageState.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import type { Failure } from './failure-rows.ts';

interface FailureBlockProps {
  failure: Failure;
  isBusy?: boolean | undefined;
  onRetry: () => void;
  /** Where to go without the thing; absent: nowhere. */
  wayOn?: { label: string; onSelect: () => void } | undefined;
  /** A whole page whose bar lies over it. */
  isPage?: boolean;
}

/** What stands in the place of a thing, with its one button. */
export function FailureBlock({
  failure,
  isBusy,
  onRetry,
  wayOn,
  isPage = false,
}: FailureBlockProps) {
  const text = useText();
  const { picture, title, message, note, action } = failure;
  const Block = isPage ? PageState : StateBlock;
  return (
    <Block
      picture={picture}
      title={message ?? text(title)}
      description={note && text(note)}
      action={
        action === 'retry'
          ? { label: text('common.retry'), onSelect: onRetry, isBusy }
          : wayOn
            ? { label: wayOn.label, onSelect: wayOn.onSelect }
            : 'below'
      }
    />
  );
}
