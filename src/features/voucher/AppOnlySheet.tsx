import { useText } from '../../i18n/i18n.ts';
import { paths, type Path } from '../../paths.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { useGo } from '../navigation/Link.tsx';

interface AppOnlySheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the app opens: the page of the offer. */
  here: Path;
  onOthers: () => void;
}

/** Merchant 6, home 6: an offer of the app leads to the app's page, which carries the offer's page along. */
export function AppOnlySheet({ isOpen, onClose, here, onOthers }: AppOnlySheetProps) {
  const text = useText();
  const go = useGo();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('voucher.appTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        {
          variant: 'primary',
          label: text('voucher.appGet'),
          onClick: () => go(paths.appDownload({ redirect: here.pathname + here.search })),
        },
        {
          variant: 'secondary',
          label: text('voucher.seeOthers'),
          onClick: () => {
            onClose();
            onOthers();
          },
        },
      ]}
    >
      <p>{text('voucher.appWhy')}</p>
    </Sheet>
  );
}
