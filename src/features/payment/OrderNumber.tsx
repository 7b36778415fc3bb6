import { host } from '#host';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { copyIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';

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
    <div className={classes(layout['ends'], space['gapHairBy3'])}>
      <span className={font['prose']}>{text('payment.number')}</span>
      <span className={classes(layout['ends'], space['gapHairBy3'])}>
        <span className={classes(font['selectable'], font['numbers'])}>{number}</span>
        <IconButton icon={copyIcon} label={text('payment.copy')} onClick={copy} />
      </span>
    </div>
  );
}
