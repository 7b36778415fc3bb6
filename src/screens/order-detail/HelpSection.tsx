import { useState } from 'react';
import type { HelpTopic, OpenCaseData } from '../../api/generated/types.ts';
import { AskSheet } from '../../features/order/AskSheet.tsx';
import { CaseList } from '../../features/order/CaseList.tsx';
import { refreshOrders, type OrderDetail } from '../../features/order/order-queries.ts';
import { HELP_TOPICS } from '../../features/order/words.ts';
import { MoneySheet } from '../../features/payment/MoneySheet.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon } from '../../ui/icons.ts';
import { Card } from '../../features/order/Card.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';

const TOPICS = Object.keys(HELP_TOPICS) as HelpTopic[];

/** Questions with their answers, and a way to ask one. */
export function HelpSection({ detail }: { detail: OrderDetail }) {
  const text = useText();
  const { order, caseList, serviceWhatsapp } = detail;
  const [step, setStep] = useState<'closed' | 'topic' | 'money'>('closed');
  const [opened, setOpened] = useState<OpenCaseData>();
  const leaveMoney = (): void => {
    setStep('closed');
    // It may have opened a case, or found what returns: both are on this page.
    refreshOrders();
  };
  return (
    <Card title={text('order.helpTitle')}>
      <CaseList
        cases={caseList}
        subject={{ orderId: order.orderId }}
        orderNo={order.orderNo}
        serviceWhatsapp={serviceWhatsapp}
        opened={opened}
        onOpen={setOpened}
      />
      <p className={classes(font['prose'], space['below3'])}>{text('order.helpNote')}</p>
      <Button variant="secondary" wide onClick={() => setStep('topic')}>
        <span className={classes(layout['inline'], space['gap2'])}>
          <Icon shape={chatIcon} size={18} />
          {text('order.ask')}
        </span>
      </Button>
      {/* Money that was taken for an order that is not paid is found or returned (buying 5). */}
      {order.payStatus !== 'PAID' && detail.payment && (
        <div className={classes(font['centred'], space['above2'])}>
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
      <AskSheet
        isOpen={step === 'topic'}
        onClose={() => setStep((now) => (now === 'topic' ? 'closed' : now))}
        subject={{ orderId: order.orderId }}
        topics={TOPICS}
        initialTopic={order.payStatus === 'PAID' ? 'VOUCHER' : 'MONEY_TAKEN'}
        onAsked={setOpened}
      />
    </Card>
  );
}
