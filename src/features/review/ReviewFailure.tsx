import { useText } from '../../i18n/i18n.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { failureWords } from './failure-words.ts';

interface ReviewFailureProps {
  error: unknown;
  isBusy?: boolean | undefined;
  onRetry: () => void;
}

/** Reviews that could not be loaded, with a retry. */
export function ReviewFailure({ error, isBusy, onRetry }: ReviewFailureProps) {
  const text = useText();
  const { picture, title, description } = failureWords(error);
  return (
    <StateBlock
      picture={picture}
      title={text(title)}
      description={text(description)}
      action={{ label: text('common.retry'), onSelect: onRetry, isBusy }}
    />
  );
}
