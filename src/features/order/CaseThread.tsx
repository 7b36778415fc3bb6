import type { CaseAuthor, CaseMessage } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Case.module.css';

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
    <ol
      className={classes(layout['stack2'], css['thread'])}
      aria-label={text('order.caseMessages')}
    >
      {messages.map(({ by, text: words, time, reference, amount, paidTime }, at) => (
        // Messages are only added, at the end.
        <li
          key={at}
          className={classes(surface['well'], font['paragraph'], css['message'])}
          data-by={by}
        >
          <p className={font['strong']}>
            <time dateTime={`${inJakarta(time)}+07:00`}>
              {text(WHO[by], { time: formatMoment(time, locale) })}
            </time>
          </p>
          {words !== '' && <p className={letters['keptLines']}>{words}</p>}
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
