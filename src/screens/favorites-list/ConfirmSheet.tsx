import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import font from '../../ui/style/font.module.css';

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
      buttons={[
        { variant: 'secondary', label: text('favourite.keepThem'), onClick: onClose },
        { variant: 'danger', label: text('favourite.remove'), onClick: onConfirm },
      ]}
    >
      <p className={font['prose']}>{text('favourite.confirmNote')}</p>
    </Sheet>
  );
}
