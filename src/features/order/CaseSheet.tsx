import type { OpenCaseData, OrderCase } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { CaseForm } from './CaseForm.tsx';
import css from './CaseSheet.module.css';
import { CaseThread } from './CaseThread.tsx';
import { openService, serviceUrl, type Subject } from './customer-service.ts';
import { Facts } from './Facts.tsx';
import { HELP_TOPICS } from './words.ts';

interface CaseSheetProps {
  isOpen: boolean;
  opened: OpenCaseData;
  subject: Subject;
  /** Undefined: the order is somebody else's. */
  orderNo: string | undefined;
  onWritten: (written: OpenCaseData) => void;
  onClose: () => void;
}

/** A case: all that was written, until when it is answered, room for more, and the way to WhatsApp. */
export function CaseSheet(props: CaseSheetProps) {
  const { isOpen, opened, subject, orderNo, onWritten, onClose } = props;
  const text = useText();
  const { caseNo, topic, messageList, messagesLeft, closedTime } = opened.case;
  const message =
    orderNo === undefined
      ? text('redeem.serviceMessage', { caseNo })
      : text('order.caseMessage', { caseNo, orderNo });
  const url = serviceUrl(opened.serviceWhatsapp, message);
  const isClosed = isPresent(closedTime);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text(titleOf(opened.case))}
      closeLabel={text('common.close')}
      buttons={[
        url !== undefined && {
          variant: 'secondary',
          label: text('order.toWhatsapp'),
          onClick: () => void openService(url),
        },
        { variant: 'secondary', label: text('common.close'), onClick: onClose },
      ]}
      areButtonsStacked
    >
      <CaseThread messages={messageList} />
      <CaseState shown={opened.case} />
      {!isClosed && (
        <CaseForm
          key={caseNo}
          caseNo={caseNo}
          question={{ ...subject, topic }}
          isFull={messagesLeft === 0}
          onWritten={onWritten}
        />
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

function titleOf(shown: OrderCase) {
  if (isPresent(shown.closedTime)) return 'order.caseClosed';
  return isAnswered(shown) ? 'order.caseAnswered' : 'order.caseTitle';
}

/** Nothing was written after the newest answer. */
export function isAnswered({ messageList }: Pick<OrderCase, 'messageList'>): boolean {
  const newest = messageList[messageList.length - 1];
  return newest !== undefined && newest.by !== 'ASKER';
}

/** What happens next with it, and when. */
function CaseState({ shown }: { shown: OrderCase }) {
  const text = useText();
  const locale = useLocale();
  const { closedTime, answerDate } = shown;
  return (
    <p className={css['words']}>
      {isPresent(closedTime)
        ? text('order.caseClosedAt', { time: formatMoment(closedTime, locale) })
        : isAnswered(shown)
          ? text('order.caseGoOn')
          : text('order.caseAnswer', { date: formatDate(answerDate, locale) })}
    </p>
  );
}
