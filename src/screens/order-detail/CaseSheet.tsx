import type { OpenCaseData } from '../../api/generated/types.ts';
import { openService, serviceUrl } from '../../features/order/customer-service.ts';
import { CaseAnswerBlock } from '../../features/order/CaseAnswerBlock.tsx';
import { HELP_TOPICS } from '../../features/order/words.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './CaseSheet.module.css';
import { Facts } from '../../features/order/Facts.tsx';

interface CaseSheetProps {
  isOpen: boolean;
  opened: OpenCaseData;
  orderNo: string;
  onClose: () => void;
}

/** The number of a question, until when it is answered, and the way on to WhatsApp. */
export function CaseSheet({ isOpen, opened, orderNo, onClose }: CaseSheetProps) {
  const text = useText();
  const locale = useLocale();
  const { caseNo, topic, answerDate, answer } = opened.case;
  const url = serviceUrl(opened.serviceWhatsapp, text('order.caseMessage', { caseNo, orderNo }));
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text(answer ? 'order.caseAnswered' : 'order.caseTitle')}
      closeLabel={text('common.close')}
      buttons={[
        url !== undefined && {
          variant: 'primary',
          label: text('order.toWhatsapp'),
          onClick: () => void openService(url),
        },
        { variant: 'secondary', label: text('common.close'), onClick: onClose },
      ]}
      areButtonsStacked
    >
      {answer ? (
        <CaseAnswerBlock answer={answer} />
      ) : (
        <p className={css['words']}>
          {text('order.caseAnswer', { date: formatDate(answerDate, locale) })}
        </p>
      )}
      <Facts
        facts={[
          { name: text('order.caseNo'), value: caseNo, isCopied: true },
          { name: text('order.caseTopic'), value: text(HELP_TOPICS[topic]) },
        ]}
      />
      {url !== undefined && <p className={css['note']}>{text('order.whatsappNote')}</p>}
    </Sheet>
  );
}
