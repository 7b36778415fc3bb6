import { useLocale, useText } from '../../i18n/i18n.ts';
import css from './UsageCard.module.css';
import { type UsageFacts, usageRows } from './usage-words.ts';

/** When and how it can be used, and how many can be bought. */
export function UsageCard({ detail }: { detail: UsageFacts }) {
  const text = useText();
  const locale = useLocale();
  return (
    <dl className={css['card']}>
      {usageRows(detail, text, locale).map(({ label, lines }) => (
        <div className={css['row']} key={label}>
          <dt>{text(label)}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
