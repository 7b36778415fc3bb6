import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './Payment.module.css';

interface LeaveSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
  isCancelling: boolean;
  onCancel: () => void;
}

/** The visible way out, because the phone's own "back" is ignored here (home 2). Cancelling asks once more. */
export function LeaveSheet({ isOpen, onClose, onLeave, isCancelling, onCancel }: LeaveSheetProps) {
  const text = useText();
  const [isSure, setIsSure] = useState(false);
  const close = (): void => {
    setIsSure(false);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={text(isSure ? 'payment.cancelTitle' : 'payment.leaveTitle')}
      closeLabel={text('common.close')}
      back={isSure ? { label: text('common.back'), onSelect: () => setIsSure(false) } : undefined}
      areButtonsStacked
      buttons={
        isSure
          ? [
              {
                variant: 'danger',
                label: text('payment.cancelSure'),
                isBusy: isCancelling,
                onClick: onCancel,
              },
              { variant: 'secondary', label: text('payment.keepOrder'), onClick: close },
            ]
          : [
              { variant: 'primary', label: text('payment.leave'), onClick: onLeave },
              {
                variant: 'danger',
                label: text('payment.cancel'),
                onClick: () => setIsSure(true),
              },
            ]
      }
    >
      <p className={css['soft']}>{text(isSure ? 'payment.cancelNote' : 'payment.leaveNote')}</p>
    </Sheet>
  );
}
