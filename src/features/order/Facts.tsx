import { host } from '#host';
import { useText, text as say } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { copyIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import css from './Facts.module.css';

export interface Fact {
  name: string;
  value: string;
  /** A number that somebody may ask for. */
  isCopied?: boolean;
}

/** Names and values, those to be told to others with a button that copies. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const text = useText();
  return (
    <dl className={css['facts']}>
      {facts.map(({ name, value, isCopied }) => (
        <div key={name} className={css['fact']}>
          <dt className={css['name']}>{name}</dt>
          <dd className={css['value']}>
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
