import { host } from '#host';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { copyIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import css from './Payment.module.css';

/** To read out and to copy. */
export function OrderNumber({ number }: { number: string }) {
  const text = useText();
  const copy = (): void => {
    host.copyText(number).then(
      () => toast(text('payment.copied')),
      (error: unknown) => {
        reportProblem('payment.copy', error);
        toast(text('payment.copyFailed'));
      },
    );
  };
  return (
    <div className={css['between']}>
      <span className={css['soft']}>{text('payment.number')}</span>
      <span className={css['between']}>
        <span className={css['number']}>{number}</span>
        <IconButton icon={copyIcon} label={text('payment.copy')} onClick={copy} />
      </span>
    </div>
  );
}
