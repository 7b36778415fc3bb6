import { host } from '#host';
import { useText, text as say } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { copyIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Case.module.css';

export interface Fact {
  name: string;
  value: string;
  /** A number that support or an outlet may ask for. */
  isCopied?: boolean;
}

/** Names and values, those to be told to others with a button that copies. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const text = useText();
  return (
    <dl className={layout['stack2']}>
      {facts.map(({ name, value, isCopied }) => (
        <div key={name} className={classes(layout['ends'], space['gap0by3'])}>
          <dt className={tint['soft']}>{name}</dt>
          <dd
            className={classes(
              layout['inline'],
              layout['shrinkWords'],
              font['selectable'],
              font['medium'],
              font['numbers'],
              css['value'],
            )}
          >
            <span>{value}</span>
            {isCopied && (
              <IconButton
                icon={copyIcon}
                label={text('order.copy', { name })}
                onClick={() => copy(value)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function copy(value: string): void {
  host.copyText(value).then(
    () => toast(say('messages.copySuccess')),
    (error: unknown) => {
      reportProblem('order.copy', error);
      toast(say('messages.copyFail'));
    },
  );
}
