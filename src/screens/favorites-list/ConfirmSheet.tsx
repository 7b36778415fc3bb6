import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './FavoritesListScreen.module.css';

interface ConfirmSheetProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

export function ConfirmSheet({ isOpen, count, onClose, onConfirm }: ConfirmSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('favourite.confirmTitle', { count })}
      closeLabel={text('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} wide>
            {text('favourite.keepThem')}
          </Button>
          <Button variant="danger" onClick={onConfirm} wide>
            {text('favourite.remove')}
          </Button>
        </>
      }
    >
      <p className={css['note']}>{text('favourite.confirmNote')}</p>
    </Sheet>
  );
}
