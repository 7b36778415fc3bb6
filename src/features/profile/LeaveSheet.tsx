import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';

interface LeaveSheetProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving with unsaved changes. */
export function LeaveSheet({ isOpen, onStay, onLeave }: LeaveSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={text('profile.leaveTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'danger', label: text('profile.leave'), onClick: onLeave },
        { variant: 'primary', label: text('profile.stay'), onClick: onStay },
      ]}
    >
      <p>{text('profile.leaveDescription')}</p>
    </Sheet>
  );
}
