import { useState } from 'react';
import type { HelpTopic, OpenCaseData, OrderCase } from '../../api/generated/types.ts';
import { useKeptNote } from '../../features/kept-words/use-kept-words.ts';
import { askService, MAX_NOTE } from '../../features/order/customer-service.ts';
import { refreshOrders, type OrderDetail } from '../../features/order/order-queries.ts';
import { HELP_TOPICS } from '../../features/order/words.ts';
import { MoneySheet } from '../../features/payment/MoneySheet.tsx';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon, chevronRightIcon } from '../../ui/icons.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { Card } from './Card.tsx';
import { CaseSheet } from './CaseSheet.tsx';
import css from './HelpSection.module.css';

const TOPICS = Object.keys(HELP_TOPICS) as HelpTopic[];

/** Questions with their answers, and a way to ask one. */
export function HelpSection({ detail }: { detail: OrderDetail }) {
  const text = useText();
  const locale = useLocale();
  const { order, caseList, serviceWhatsapp } = detail;
  const [step, setStep] = useState<'closed' | 'topic' | 'case' | 'money'>('closed');
  const [note, setNote] = useKeptNote(`help:${order.orderId}`);
  // Kept while the sheet animates out.
  const [shown, setShown] = useState<OpenCaseData>();
  const open = (opened: OpenCaseData): void => {
    setShown(opened);
    setStep('case');
  };
  const leaveMoney = (): void => {
    setStep('closed');
    // It may have opened a case, or found what returns: both are on this page.
    refreshOrders();
  };
  return (
    <Card title={text('order.helpTitle')}>
      {caseList.length > 0 && (
        <ul className={css['cases']} aria-label={text('order.openCases')}>
          {caseList.map((each: OrderCase) => (
            <li key={each.caseNo}>
              <button
                type="button"
                className={css['case']}
                aria-haspopup="dialog"
                onClick={() => open({ case: each, serviceWhatsapp })}
              >
                <span className={css['words']}>
                  <b>{text('order.caseNumber', { caseNo: each.caseNo })}</b>
                  <span>{text(HELP_TOPICS[each.topic])}</span>
                  <span>
                    {each.answer
                      ? text('order.caseAnsweredAt', {
                          time: formatMoment(each.answer.time, locale),
                        })
                      : text('order.caseBy', { date: formatDate(each.answerDate, locale) })}
                  </span>
                </span>
                <Icon shape={chevronRightIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={css['note']}>{text('order.helpNote')}</p>
      <Button variant="secondary" wide onClick={() => setStep('topic')}>
        <span className={css['ask']}>
          <Icon shape={chatIcon} size={18} />
          {text('order.ask')}
        </span>
      </Button>
      {/* Whatever was taken for an order that is not paid is found or returned (buying 5). */}
      {order.payStatus !== 'PAID' && detail.payment && (
        <div className={css['money']}>
          <Button variant="quiet" onClick={() => setStep('money')}>
            {text('payment.moneyTitle')}
          </Button>
          <MoneySheet
            orderId={order.orderId}
            amount={order.payAmount}
            isOpen={step === 'money'}
            onClose={leaveMoney}
            onFound={refreshOrders}
            onHelp={leaveMoney}
          />
        </div>
      )}
      <ReasonSheet
        isOpen={step === 'topic'}
        onClose={() => setStep((now) => (now === 'topic' ? 'closed' : now))}
        closeLabel={text('common.close')}
        title={text('order.askTitle')}
        reasons={TOPICS.map((value) => ({ value, label: text(HELP_TOPICS[value]) }))}
        initialReason={order.payStatus === 'PAID' ? 'VOUCHER' : 'MONEY_TAKEN'}
        note={note}
        onNote={setNote}
        noteLabel={text('order.askNote')}
        maxNote={MAX_NOTE}
        countLabel={(count) => text('order.askCount', { count, max: MAX_NOTE })}
        sendLabel={text('order.askSend')}
        onSend={async (topic, note) => {
          const answer = await askService({ orderId: order.orderId, topic, note });
          if (typeof answer === 'string') return answer;
          open(answer);
          return undefined;
        }}
      />
      {shown && (
        <CaseSheet
          isOpen={step === 'case'}
          opened={shown}
          orderNo={order.orderNo}
          onClose={() => setStep('closed')}
        />
      )}
    </Card>
  );
}
