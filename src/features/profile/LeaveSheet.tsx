import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
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
      footer={
        <>
          <Button variant="danger" wide onClick={onLeave}>
            {text('profile.leave')}
          </Button>
          <Button variant="primary" wide onClick={onStay}>
            {text('profile.stay')}
          </Button>
        </>
      }
    >
      <p>{text('profile.leaveDescription')}</p>
    </Sheet>
  );
}
