import { useState } from 'react';
import type { Gift } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { endGift, type GiftEnd } from './end-gift.ts';

const WORDS = {
  'take-back': {
    title: 'gift.takeBackTitle',
    note: 'gift.takeBackNote',
    keep: 'gift.keepWaiting',
  },
  return: {
    title: 'gift.returnTitle',
    note: 'gift.returnNote',
    keep: 'gift.keep',
  },
} as const;

interface EndSheetProps {
  how: GiftEnd;
  gift: Gift;
  isOpen: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** What becomes of the voucher, before it is done. */
export function EndSheet({ how, gift, isOpen, onClose, onDone }: EndSheetProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[how];
  async function confirm(): Promise<void> {
    setBusy(true);
    const ending = await endGift(how, gift);
    setBusy(false);
    if (ending !== 'unknown') onClose();
    if (ending === 'done') onDone?.();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text(words.title)}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        { variant: 'secondary', label: text(words.keep), onClick: onClose },
        {
          variant: 'danger',
          label: text(how === 'return' ? 'gift.returnConfirm' : 'gift.takeBackConfirm'),
          isBusy,
          onClick: () => void confirm(),
        },
      ]}
    >
      <p>{text(words.note, { name: gift.giverName })}</p>
    </Sheet>
  );
}
