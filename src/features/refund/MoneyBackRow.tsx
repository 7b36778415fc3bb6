import { useState } from 'react';
import type { MoneyBack, OrderId, RefundOption } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Destination.module.css';
import { refundDestinationSet } from '../../api/generated/calls/refund-destination-set.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { DestinationSheet } from './DestinationSheet.tsx';
import { refreshRefunded } from './refund-queries.ts';
import { notSubmitted, targetWords } from './words.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isPresent } from '../../lib/present.ts';
import { PAY_METHODS } from '../order/words.ts';

/** What happens to the money of a bought voucher that expires unused; undefined: nothing returns by itself. Buying 7. */
export function moneyBackWords(
  text: ReturnType<typeof useText>,
  locale: Locale,
  back: MoneyBack | null | undefined,
): string | undefined {
  if (!isPresent(back)) return undefined;
  switch (back.way) {
    case 'ORIGINAL':
      return isPresent(back.method)
        ? text('aftersale.endOriginal', { method: text(PAY_METHODS[back.method]) })
        : text('aftersale.endNothingPaid');
    case 'NAMED':
      return text('aftersale.endNamed', {
        to: back.destination ? targetWords(text, back.destination) : '',
      });
    case 'UNKNOWN':
      if (back.method === 'CASH') return text('aftersale.endCash');
      // What comes by itself is too late for the original way, what is asked for now is not.
      return isPresent(back.originalUntil) && isPresent(back.method)
        ? text('aftersale.endAskBefore', {
            time: formatMoment(back.originalUntil, locale),
            method: text(PAY_METHODS[back.method]),
          })
        : text('aftersale.endTooLate');
  }
}

/** Only then a destination is of use. */
export function takesDestination(back: MoneyBack | null | undefined): back is MoneyBack {
  return isPresent(back) && back.way !== 'ORIGINAL';
}

interface MoneyBackRowProps {
  back: MoneyBack | null | undefined;
}

/** Where money should go if a voucher is not used: only where it cannot go back to how it was paid. */
export function MoneyBackRow({ back }: MoneyBackRowProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  if (!takesDestination(back)) return null;
  const isNamed = back.way === 'NAMED';
  return (
    <>
      <button
        type="button"
        className={classes(layout['row1'], tint['link'], box['tall'], box['apart'], css['way'])}
        data-due={isNamed ? undefined : true}
        onClick={() => setAsking(true)}
      >
        {text(isNamed ? 'aftersale.changeDestination' : 'aftersale.nameDestination')}
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <NameDestinationSheet
        orderId={back.orderId}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const nameDestination = act(attempts(refundDestinationSet), {
  name: 'refund.destination',
  onDone: refreshRefunded,
  // It was used or refunded meanwhile.
  onRefused: refreshRefunded,
  done: 'aftersale.destinationKept',
  failed: notSubmitted,
  shows: 'inline',
});

/** Without dates: when the money is sent is not known yet. */
const OPTIONS: readonly RefundOption[] = (['EWALLET', 'BANK'] as const).map((kind) => ({
  kind,
  isOffered: true,
  sendTime: 0,
  expectedDate: '',
}));

interface NameDestinationSheetProps {
  orderId: OrderId;
  isOpen: boolean;
  onClose: () => void;
}

/** Says ahead where the money goes. */
function NameDestinationSheet({ orderId, isOpen, onClose }: NameDestinationSheetProps) {
  const text = useText();
  const sending = useAct(nameDestination, { onDone: onClose });
  return (
    <DestinationSheet
      isOpen={isOpen}
      title={text('aftersale.nameDestination')}
      sendLabel={text('aftersale.keepDestination')}
      options={OPTIONS}
      sending={sending}
      onSend={(destination) => sending.send({ orderId, destination })}
      onClose={onClose}
    />
  );
}
