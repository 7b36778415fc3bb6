import { useState } from 'react';
import type { OpenCaseData, OrderCase } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import css from './CaseList.module.css';
import { CaseSheet, isAnswered } from './CaseSheet.tsx';
import type { Subject } from './customer-service.ts';
import { HELP_TOPICS } from './words.ts';

interface CaseListProps {
  cases: readonly OrderCase[];
  subject: Subject;
  orderNo: string | undefined;
  serviceWhatsapp: string;
  /** The case that was just opened; undefined: none. */
  opened: OpenCaseData | undefined;
  onOpen: (opened: OpenCaseData | undefined) => void;
}

/** The user's questions, newest first; each opens with all that was written. */
export function CaseList(props: CaseListProps) {
  const { cases, subject, orderNo, serviceWhatsapp, opened, onOpen } = props;
  const text = useText();
  const locale = useLocale();
  // Kept while the sheet animates out.
  const [last, setLast] = useState<OpenCaseData>();
  if (opened && opened !== last) setLast(opened);

  const state = (each: OrderCase): string => {
    if (isPresent(each.closedTime))
      return text('order.caseEndedAt', { time: formatMoment(each.closedTime, locale) });
    if (isAnswered(each) && each.answer)
      return text('order.caseAnsweredAt', { time: formatMoment(each.answer.time, locale) });
    return text('order.caseBy', { date: formatDate(each.answerDate, locale) });
  };
  return (
    <>
      {cases.length > 0 && (
        <ul className={css['cases']} aria-label={text('order.openCases')}>
          {cases.map((each) => (
            <li key={each.caseNo}>
              <button
                type="button"
                className={css['case']}
                aria-haspopup="dialog"
                onClick={() => onOpen({ case: each, serviceWhatsapp })}
              >
                <span className={css['words']}>
                  <b>{text('order.caseNumber', { caseNo: each.caseNo })}</b>
                  <span>{text(HELP_TOPICS[each.topic])}</span>
                  <span>{state(each)}</span>
                </span>
                <Icon shape={chevronRightIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {last && (
        <CaseSheet
          isOpen={opened !== undefined}
          opened={newest(last, cases)}
          subject={subject}
          orderNo={orderNo}
          onWritten={onOpen}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  );
}

/** The list may know more than what was opened: an answer came meanwhile. */
function newest(opened: OpenCaseData, cases: readonly OrderCase[]): OpenCaseData {
  const listed = cases.find(({ caseNo }) => caseNo === opened.case.caseNo);
  const isNewer = listed && listed.messageList.length >= opened.case.messageList.length;
  return isNewer ? { ...opened, case: listed } : opened;
}
