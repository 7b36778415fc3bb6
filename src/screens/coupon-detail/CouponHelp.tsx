import { useState } from 'react';
import type { HelpTopic, OpenCaseData, OrderCase } from '../../api/generated/types.ts';
import { AskSheet } from '../../features/order/AskSheet.tsx';
import { CaseList } from '../../features/order/CaseList.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';

/** Money is its buyer's. */
const TOPICS: readonly HelpTopic[] = ['VOUCHER', 'OUTLET', 'OTHER'];

interface CouponHelpProps {
  couponId: string;
  cases: readonly OrderCase[];
}

/** Questions of an owner who did not buy the voucher, and a way to ask one: the order is another's. */
export function CouponHelp({ couponId, cases }: CouponHelpProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<OpenCaseData>();
  return (
    <TitledSection title={text('order.helpTitle')}>
      <CaseList
        cases={cases}
        subject={{ couponId }}
        orderNo={undefined}
        serviceWhatsapp=""
        opened={opened}
        onOpen={setOpened}
      />
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {text('order.ask')}
      </Button>
      <AskSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        subject={{ couponId }}
        topics={TOPICS}
        initialTopic="VOUCHER"
        onAsked={setOpened}
      />
    </TitledSection>
  );
}
