import type { CaseAuthor, CaseMessage } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import css from './CaseThread.module.css';

const WHO: Readonly<Record<CaseAuthor, TextKey>> = {
  ASKER: 'order.messageOfYou',
  SERVICE: 'order.answerOfService',
  MERCHANT: 'order.answerOfOutlet',
};

/** All that was written in a case: by whom, when, and with which receipt; newest last. */
export function CaseThread({ messages }: { messages: readonly CaseMessage[] }) {
  const text = useText();
  const locale = useLocale();
  if (messages.length === 0) return null;
  return (
    <ol className={css['thread']} aria-label={text('order.caseMessages')}>
      {messages.map(({ by, text: words, time, reference, amount, paidTime }, at) => (
        // Messages are only added, at the end.
        <li key={at} className={css['message']} data-by={by}>
          <p className={css['who']}>
            <time dateTime={`${inJakarta(time)}+07:00`}>
              {text(WHO[by], { time: formatMoment(time, locale) })}
            </time>
          </p>
          {words !== '' && <p className={css['words']}>{words}</p>}
          {isPresent(reference) && <p>{text('order.messageReference', { reference })}</p>}
          {isPresent(amount) && <p>{text('order.messageAmount', { amount: formatRp(amount) })}</p>}
          {isPresent(paidTime) && (
            <p>{text('order.messagePaid', { time: formatMoment(paidTime, locale) })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
