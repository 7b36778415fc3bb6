import { useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Cards.module.css';
import { type UsageFacts, usageRows } from './usage-words.ts';

/** When and how it can be used, and how many can be bought. */
export function UsageCard({ detail }: { detail: UsageFacts }) {
  const text = useText();
  const locale = useLocale();
  return (
    <dl className={classes(surface['card'], layout['stack2'])}>
      {usageRows(detail, text, locale).map(({ label, lines }) => (
        <div className={classes(layout['flow'], css['usageCardRow'])} key={label}>
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
