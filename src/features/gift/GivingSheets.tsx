import { host } from '#host';
import { useState } from 'react';
import type { CouponId, GiftCreateData, WalletCoupon } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { shareUrl } from '../share/share-content.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { keptToken, keepLink } from './kept-links.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { giftCreate } from '../../api/generated/calls/gift-create.ts';
import { oneLine, seenText } from '../../lib/seen-text.ts';
import { track } from '../../telemetry/report.ts';
import { NoteField } from '../../ui/form/Field.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { refreshGifts } from './gift-queries.ts';
import { takeOut } from '../order/taken-out.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';

export type GivingStep = 'give' | 'send' | undefined;

interface GivingSheetsProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'storeName' | 'gift'>;
  step: GivingStep;
  onStep: (step: GivingStep) => void;
}

/** Makes a gift, then offers the ways to send its link; a browser opens WhatsApp from a tap only. */
export function GivingSheets({ coupon, step, onStep }: GivingSheetsProps) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const [made, setMade] = useState<GiftCreateData>();
  const gift = made?.gift ?? coupon.gift;
  const token = made?.token ?? (gift ? keptToken(gift.giftId) : undefined) ?? '';
  const name = pick(coupon.name) ?? '';
  const url = shareUrl(paths.receiveRedEnvelope({ token }), host.kind, window.location.origin);
  const message = text('gift.message', {
    giver: gift?.giverName ?? '',
    name,
    store: coupon.storeName,
    time: formatMoment(gift?.expireTime ?? 0, locale),
  });
  return (
    <>
      <GiveSheet
        couponId={coupon.couponId ?? ''}
        isOpen={step === 'give'}
        onClose={() => onStep(undefined)}
        onMade={(next) => {
          setMade(next);
          onStep('send');
        }}
      />
      <ShareSheet
        isOpen={step === 'send'}
        onClose={() => {
          setMade(undefined);
          onStep(undefined);
        }}
        content={{ title: name, text: message, url }}
      />
    </>
  );
}

// Asked again with the same key it is the same gift, with a new link.
const makeGift = act(attempts(giftCreate), {
  name: 'gift.make',
  onDone(made, { couponId, note }) {
    keepLink(made);
    takeOut([couponId], 'GIFT_WAITING');
    track('gift_made', { hasNote: note !== '' });
    refreshGifts();
  },
  onRefused: refreshGifts,
  failed: 'gift.makeFailed',
});

/** The contract's limit. */
const MAX_NOTE = 200;

interface GiveSheetProps {
  couponId: CouponId;
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: GiftCreateData) => void;
}

/** What giving means, and the words that go along. The link is made by a tap and sent by another. */
function GiveSheet({ couponId, isOpen, onClose, onMade }: GiveSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`gift:${couponId}`);
  const { send, isBusy } = useAct(makeGift, {
    onDone(made) {
      onMade(made);
      setNote('');
    },
  });

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('gift.giveTitle')}
      closeLabel={text('common.close')}
      buttons={[
        {
          variant: 'primary',
          label: text('gift.make'),
          isBusy,
          onClick: () => void send({ couponId, note: seenText(note) }),
        },
      ]}
    >
      <ul className={classes(layout['stack2'], space['below4'], letters['bullets'], font['prose'])}>
        <li>{text('gift.ruleWaits')}</li>
        <li>{text('gift.ruleOnce')}</li>
        <li>{text('gift.ruleMoney')}</li>
      </ul>
      <NoteField
        label={text('gift.noteLabel')}
        value={note}
        onChange={setNote}
        max={MAX_NOTE}
        countLabel={(count) => text('gift.noteCount', { count, max: MAX_NOTE })}
        overLabel={text('gift.noteTooLong', { max: MAX_NOTE })}
        placeholder={text('gift.noteHint')}
        clean={oneLine}
      />
    </Sheet>
  );
}
