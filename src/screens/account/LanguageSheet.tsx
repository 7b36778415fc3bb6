import { LanguageChoice } from '../../features/preferences/LanguageChoice.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';

interface LanguageSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('platform.chooseLanguage')}
      closeLabel={text('common.close')}
    >
      <LanguageChoice isLegendHidden onChosen={onClose} />
    </Sheet>
  );
}
