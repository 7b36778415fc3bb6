import { useState } from 'react';
import type { CaseNo, OpenCaseData, OrderCase } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Case.module.css';
import {
  type Subject,
  openService,
  serviceUrl,
  askService,
  MAX_NOTE,
  type Question,
} from './customer-service.ts';
import { HELP_TOPICS } from './words.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import font from '../../ui/style/font.module.css';
import { CaseThread } from './CaseThread.tsx';
import { Facts } from './Facts.tsx';
import { seenText } from '../../lib/seen-text.ts';
import { Button } from '../../ui/Button.tsx';
import { NoteField } from '../../ui/form/Field.tsx';
import { useAct } from '../act/use-act.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';

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
        <ul
          className={classes(layout['stack2'], space['below3'])}
          aria-label={text('order.openCases')}
        >
          {cases.map((each) => (
            <li key={each.caseNo}>
              <button
                type="button"
                className={classes(
                  layout['row3'],
                  layout['wideTarget'],
                  surface['well'],
                  surface['tap'],
                  letters['start'],
                )}
                aria-haspopup="dialog"
                onClick={() => onOpen({ case: each, serviceWhatsapp })}
              >
                <span
                  className={classes(
                    layout['fillWords'],
                    layout['stack'],
                    tint['soft'],
                    css['listWords'],
                  )}
                >
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

interface CaseSheetProps {
  isOpen: boolean;
  opened: OpenCaseData;
  subject: Subject;
  /** Undefined: the order is another user's. */
  orderNo: string | undefined;
  onWritten: (written: OpenCaseData) => void;
  onClose: () => void;
}

/** A case: all that was written, until when it is answered, room for more, and the way to WhatsApp. */
function CaseSheet(props: CaseSheetProps) {
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
      {url !== undefined && (
        <p className={classes(font['prose'], space['above3'])}>{text('order.whatsappNote')}</p>
      )}
    </Sheet>
  );
}

function titleOf(shown: OrderCase) {
  if (isPresent(shown.closedTime)) return 'order.caseClosed';
  return isAnswered(shown) ? 'order.caseAnswered' : 'order.caseTitle';
}

/** Nothing was written after the newest answer. */
function isAnswered({ messageList }: Pick<OrderCase, 'messageList'>): boolean {
  const newest = messageList[messageList.length - 1];
  return newest !== undefined && newest.by !== 'ASKER';
}

/** What happens next with it, and when. */
function CaseState({ shown }: { shown: OrderCase }) {
  const text = useText();
  const locale = useLocale();
  const { closedTime, answerDate } = shown;
  return (
    <p className={classes(space['below3'], letters['lines15'])}>
      {isPresent(closedTime)
        ? text('order.caseClosedAt', { time: formatMoment(closedTime, locale) })
        : isAnswered(shown)
          ? text('order.caseGoOn')
          : text('order.caseAnswer', { date: formatDate(answerDate, locale) })}
    </p>
  );
}

interface CaseFormProps {
  caseNo: CaseNo;
  question: Omit<Question, 'note'>;
  /** It takes no more messages now. */
  isFull: boolean;
  onWritten: (written: OpenCaseData) => void;
}

/** One more message for an open case. What was typed stays until it is sent. */
function CaseForm({ caseNo, question, isFull, onWritten }: CaseFormProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`message:${caseNo}`);
  const { send, isBusy, failure, clear } = useAct(askService, {
    onDone(written) {
      setNote((now) => (now === note ? '' : now));
      onWritten(written);
    },
  });

  if (isFull)
    return <p className={classes(space['below3'], letters['lines15'])}>{text('order.caseFull')}</p>;

  return (
    <div className={classes(layout['stack3'], space['below4'])}>
      <NoteField
        label={text('order.caseMore')}
        value={note}
        onChange={(words) => {
          clear();
          setNote(words);
        }}
        max={MAX_NOTE}
        countLabel={(count) => text('order.askCount', { count, max: MAX_NOTE })}
        problem={failure || undefined}
      />
      <Button
        variant="primary"
        wide
        isBusy={isBusy}
        disabled={seenText(note) === ''}
        onClick={() => void send({ ...question, note: note.trim() })}
      >
        {text('order.caseSend')}
      </Button>
    </div>
  );
}
