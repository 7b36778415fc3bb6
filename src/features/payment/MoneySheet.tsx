import { useState } from 'react';
import type { MoneyCheckData, MoneyVerdict, OrderId } from '../../api/generated/types.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';
import { type TextKey, text, useLocale, useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { MoneyFields, type MoneyForm, type MoneyProblem, moneyBody } from './MoneyFields.tsx';
import { formatDate } from '../../i18n/format-date.ts';
import { CaseThread } from '../order/CaseThread.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Payment.module.css';
import { ReturnList } from './ReturnList.tsx';
import { isPresent } from '../../lib/present.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { isUnanswered, serversWords } from '../../api/errors.ts';
import { moneyCheck } from '../../api/generated/calls/money-check.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';

interface MoneySheetProps {
  orderId: OrderId;
  /** Rupiah that were asked for. */
  amount: number;
  isOpen: boolean;
  onClose: () => void;
  /** The order is paid with it. */
  onFound: () => void;
  /** To customer service, about this order. */
  onHelp: (found: MoneyCheckData | undefined) => void;
}

/** "Money taken?" (buying 5): by the receipt's reference, or by time and amount. What was typed stays. */
export function MoneySheet({ orderId, amount, isOpen, onClose, onFound, onHelp }: MoneySheetProps) {
  const text = useText();
  const [form, setForm] = useState<MoneyForm>(() => ({
    by: 'reference',
    reference: '',
    paidAt: inJakarta(clock.nowMs()).slice(0, 16),
    amount: String(amount),
  }));
  const [wrong, setWrong] = useState<MoneyProblem>();
  const { data, failure, isBusy, ask, again } = useMoneyCheck(onFound);

  function submit(): void {
    const body = moneyBody(form, orderId, clock.nowMs());
    if (typeof body === 'string') setWrong(body);
    else void ask(body);
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('payment.moneyTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={
        data
          ? [
              data.verdict !== 'FOUND' && {
                variant: 'primary',
                label: text('payment.moneyHelp'),
                onClick: () => onHelp(data),
              },
              { variant: 'secondary', label: text('payment.moneyAgain'), onClick: again },
            ]
          : [
              {
                variant: 'primary',
                label: text('payment.moneyAsk'),
                isBusy,
                onClick: submit,
              },
            ]
      }
    >
      {data ? (
        <MoneyVerdictBlock data={data} />
      ) : (
        <MoneyFields
          form={form}
          wrong={wrong}
          failure={failure}
          onSubmit={submit}
          onChange={(change) => {
            setWrong(undefined);
            setForm({ ...form, ...change });
          }}
        />
      )}
    </Sheet>
  );
}

const WORDS: Readonly<Record<MoneyVerdict, readonly [title: TextKey, note: TextKey]>> = {
  FOUND: ['payment.foundTitle', 'payment.foundNote'],
  RETURNING: ['payment.returningTitle', 'payment.returningNote'],
  NOT_YET: ['payment.notYetTitle', 'payment.notYetNote'],
};

/** What the provider knows, and what happens next with a number and a date. */
function MoneyVerdictBlock({ data }: { data: MoneyCheckData }) {
  const text = useText();
  const locale = useLocale();
  const [title, note] = WORDS[data.verdict];
  const { caseNo, answerDate, moneyReturn } = data;
  return (
    <div className={layout['stack3']} role="status">
      <p className={font['title']}>{text(title)}</p>
      <p className={font['prose']}>{text(note)}</p>
      {isPresent(caseNo) && (
        <p className={classes(surface['sunk'], space['pad3by4'], css['note'])}>
          <strong>{text('payment.caseNo', { number: caseNo })}</strong>
          {isPresent(answerDate) && (
            <>
              <br />
              {text('payment.caseDate', { date: formatDate(answerDate, locale) })}
            </>
          )}
        </p>
      )}
      {data.case && <CaseThread messages={data.case.messageList} />}
      {moneyReturn && <ReturnList returns={[moneyReturn]} />}
    </div>
  );
}

const checkMoney = act(attempts(moneyCheck), {
  name: 'payment.moneyCheck',
  failed: (error) =>
    isUnanswered(error)
      ? text('failure.offline')
      : serversWords(error) || text('payment.moneyFailed'),
  shows: 'inline',
});

/** Asks the provider about money. */
function useMoneyCheck(onFound: () => void) {
  const { data, failure, isBusy, send, clear } = useAct(checkMoney, {
    onDone({ verdict }) {
      if (verdict === 'FOUND') onFound();
    },
  });
  return { data, failure, isBusy, ask: send, again: clear };
}
