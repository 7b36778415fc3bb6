import type { MoneyCheckData, MoneyVerdict } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { CaseThread } from '../order/CaseThread.tsx';
import css from './Payment.module.css';
import { ReturnList } from './ReturnList.tsx';
import { isPresent } from '../../lib/present.ts';

const WORDS: Readonly<Record<MoneyVerdict, readonly [title: TextKey, note: TextKey]>> = {
  FOUND: ['payment.foundTitle', 'payment.foundNote'],
  RETURNING: ['payment.returningTitle', 'payment.returningNote'],
  NOT_YET: ['payment.notYetTitle', 'payment.notYetNote'],
};

/** What the provider knows, and what happens next with a number and a date. */
export function MoneyVerdictBlock({ data }: { data: MoneyCheckData }) {
  const text = useText();
  const locale = useLocale();
  const [title, note] = WORDS[data.verdict];
  const { caseNo, answerDate, moneyReturn } = data;
  return (
    <div className={css['list']} role="status">
      <p className={css['heading']}>{text(title)}</p>
      <p className={css['soft']}>{text(note)}</p>
      {isPresent(caseNo) && (
        <p className={css['note']}>
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
