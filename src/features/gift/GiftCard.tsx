import { useState } from 'react';
import type { Gift, WalletCoupon } from '../../api/generated/types.ts';
import { formatCountdown } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { giftIcon } from '../../ui/icons.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { type GiftEnd, giftEnds, refreshGifts } from './gift-queries.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Gift.module.css';
import { GivingSheets, type GivingStep } from './GivingSheets.tsx';
import { keptToken } from './kept-links.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import { useAct } from '../act/use-act.ts';

interface GiftCardProps {
  coupon: Pick<WalletCoupon, 'couponId' | 'name' | 'storeName' | 'gift' | 'canGive'>;
  /** When a waiting gift goes back, by this device's clock. */
  untilMs: number | undefined;
  /** It is no longer the user's: its page has nothing to show. */
  onReturned: () => void;
}

/** A voucher and giving it: the offer to, a gift that waits, one that was received, one that came back. */
export function GiftCard({ coupon, untilMs, onReturned }: GiftCardProps) {
  const text = useText();
  const [step, setStep] = useState<GivingStep>();
  const gift = coupon.gift ?? undefined;
  const isWaiting = gift?.status === 'WAITING';
  return (
    <>
      {gift && isWaiting && (
        <Waiting gift={gift} untilMs={untilMs} onSend={() => setStep('send')} />
      )}
      {gift?.status === 'CLAIMED' && <Received gift={gift} onReturned={onReturned} />}
      {gift && <CameBack gift={gift} />}
      {coupon.canGive === true && (
        <Button variant="secondary" wide onClick={() => setStep('give')}>
          {text('gift.give')}
        </Button>
      )}
      <GivingSheets coupon={coupon} step={step} onStep={setStep} />
    </>
  );
}

function Head({ words }: { words: string }) {
  return (
    <h2 className={classes(layout['row2'], font['title'], font['words'])}>
      <Icon shape={giftIcon} size={22} />
      <span>{words}</span>
    </h2>
  );
}

interface WaitingProps {
  gift: Gift;
  untilMs: number | undefined;
  onSend: () => void;
}

/** It can be sent again and taken back until it is claimed. */
function Waiting({ gift, untilMs, onSend }: WaitingProps) {
  const text = useText();
  const locale = useLocale();
  const [ending, setEnding] = useState<GiftEnd>();
  const leftS = useCountdown(untilMs, refreshGifts);
  const isKept = keptToken(gift.giftId) !== undefined;
  return (
    <section
      className={classes(layout['stack3'], space['pad4'], box['roundedBanner'], box['onYellow'])}
      aria-label={text('gift.waitingTitle')}
    >
      <Head words={text('gift.waitingTitle')} />
      {gift.note !== '' && (
        <p className={classes(font['lines'], font['paragraph'], css['note'])}>{gift.note}</p>
      )}
      <p className={font['prose']}>
        {text('gift.waitingNote', { time: formatMoment(gift.expireTime, locale) })}
      </p>
      {untilMs !== undefined && (
        <p>
          <span className={font['prose']}>{text('gift.waitingLeft')}</span>{' '}
          <span className={classes(font['strong'], font['numbers'])} role="timer" aria-live="off">
            {formatCountdown(leftS)}
          </span>
        </p>
      )}
      {!isKept && <p className={font['prose']}>{text('gift.linkElsewhere')}</p>}
      <div className={layout['flow2']}>
        {isKept && (
          <Button variant="primary" onClick={onSend}>
            {text('gift.send')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setEnding('take-back')}>
          {text('gift.takeBack')}
        </Button>
      </div>
      <EndSheet
        how="take-back"
        gift={gift}
        isOpen={ending === 'take-back'}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}

interface ReceivedProps {
  gift: Gift;
  onReturned?: () => void;
}

/** Whom it is from; unused, it can be returned. */
export function Received({ gift, onReturned }: ReceivedProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const title = text('gift.from', { name: gift.giverName });
  return (
    <section
      className={classes(layout['stack3'], space['pad4'], box['roundedBanner'], box['onYellow'])}
      aria-label={title}
    >
      <Head words={title} />
      {gift.note !== '' && (
        <p className={classes(font['lines'], font['paragraph'], css['note'])}>{gift.note}</p>
      )}
      {gift.canReturn && (
        <div className={layout['flow2']}>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text('gift.return', { name: gift.giverName })}
          </Button>
        </div>
      )}
      <EndSheet
        how="return"
        gift={gift}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={onReturned}
      />
    </section>
  );
}

/** It is the giver's again. */
function CameBack({ gift }: { gift: Gift }) {
  const text = useText();
  const words = cameBackWords(gift, text);
  return words === undefined ? null : <p className={font['prose']}>{words}</p>;
}

function cameBackWords(gift: Gift, say: ReturnType<typeof useText>): string | undefined {
  switch (gift.status) {
    case 'TAKEN_BACK':
      return say('gift.lineTakenBack');
    case 'EXPIRED':
      return say('gift.lineExpired');
    case 'GIVEN_BACK':
      return say('gift.lineGivenBack', { name: gift.receiverName ?? '' });
    case 'WAITING':
    case 'CLAIMED':
      return undefined;
  }
}

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
function EndSheet({ how, gift, isOpen, onClose, onDone }: EndSheetProps) {
  const text = useText();
  const words = WORDS[how];
  const { send, isBusy } = useAct(giftEnds[how], {
    onDone() {
      onClose();
      onDone?.();
    },
    // It was claimed, used or has ended meanwhile.
    onRefused: onClose,
  });
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
          onClick: () => void send(gift),
        },
      ]}
    >
      <p>{text(words.note, { name: gift.giverName })}</p>
    </Sheet>
  );
}
