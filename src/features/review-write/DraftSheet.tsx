import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './DraftSheet.module.css';

interface DraftSheetProps {
  isOpen: boolean;
  onContinue: () => void;
  onNew: () => void;
  onCancel: () => void;
}

/** There is a draft: continue it, start a new review, or cancel. Merchant 4. */
export function DraftSheet({ isOpen, onContinue, onNew, onCancel }: DraftSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onCancel}
      title={text('review.draftTitle')}
      closeLabel={text('common.close')}
    >
      <p className={css['words']}>{text('review.draftDescription')}</p>
      <div className={css['actions']}>
        <Button variant="primary" wide onClick={onContinue}>
          {text('review.draftContinue')}
        </Button>
        <Button variant="danger" wide onClick={onNew}>
          {text('review.draftNew')}
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          {text('review.cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
