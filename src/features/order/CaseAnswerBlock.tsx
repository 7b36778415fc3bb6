import type { CaseAnswer, CaseAnswerer } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import css from './CaseAnswerBlock.module.css';

const WHO: Readonly<Record<CaseAnswerer, TextKey>> = {
  SERVICE: 'order.answerOfService',
  MERCHANT: 'order.answerOfOutlet',
};

/** What customer service or the outlet said to a question, and when. */
export function CaseAnswerBlock({ answer }: { answer: CaseAnswer }) {
  const text = useText();
  const locale = useLocale();
  return (
    <figure className={css['answer']}>
      <figcaption className={css['who']}>
        {text(WHO[answer.by], { time: formatMoment(answer.time, locale) })}
      </figcaption>
      <blockquote>{answer.text}</blockquote>
    </figure>
  );
}
