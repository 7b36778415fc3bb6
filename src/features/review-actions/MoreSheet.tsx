import { useText, type TextKey } from '../../i18n/i18n.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { SheetRow } from '../../ui/layer/SheetRow.tsx';
import { flagIcon, pencilIcon, shareIcon, trashIcon } from '../../ui/icons.ts';
import type { MoreAction } from '../review/rules.ts';

const rows: Readonly<Record<MoreAction, { icon: IconShape; label: TextKey }>> = {
  share: { icon: shareIcon, label: 'review.share' },
  edit: { icon: pencilIcon, label: 'review.edit' },
  delete: { icon: trashIcon, label: 'review.delete' },
  report: { icon: flagIcon, label: 'review.report' },
};

interface MoreSheetProps {
  isOpen: boolean;
  actions: readonly MoreAction[];
  onChoose: (action: MoreAction) => void;
  onClose: () => void;
}

/** Merchant 2: share, delete, close; and what B9 adds. */
export function MoreSheet({ isOpen, actions, onChoose, onClose }: MoreSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('review.moreTitle')}
      closeLabel={text('common.close')}
    >
      <ul>
        {actions.map((action) => (
          <SheetRow
            key={action}
            icon={rows[action].icon}
            label={text(rows[action].label)}
            isDangerous={action === 'delete'}
            onSelect={() => onChoose(action)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
