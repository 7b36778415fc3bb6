/**
 * Replaces the real host by the one that developer options simulate: a failing position, or a whole
 * phone. Outside prod only. Importing it has the side effect, because every byte of the boot script
 * counts.
 *
 * A whole phone starts and ends with a reload, because existing listeners of the real host stay
 * until then.
 */
import { host } from '#host';
import { isDeviceText, simulatedInsets } from '../../host/simulated/device.ts';
import { simulatedPhone } from '../../host/simulated/phone.ts';
import { isSimulatedCase, playPosition } from '../../host/simulated/position-cases.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import { desk, playedText, holdPhone, phone } from './desk.ts';

const phoneDesk = part(() => import('./PhoneDesk.tsx'), 'showDesk');
const real = { ...host };

/** Applies the choice of developer options. */
export function playMachine(): void {
  const name = playedText();
  if (isDeviceText(name)) {
    if (!phone.get()) beginPhone();
    return;
  }
  const played = isSimulatedCase(name)
    ? {
        kind: name.startsWith('phone') ? 'APP' : real.kind === 'APP' ? 'WEB' : real.kind,
        locate: () => playPosition(name),
      }
    : {};
  Object.assign(host, real, played);
}

function beginPhone(): void {
  const played = simulatedPhone(real, desk);
  Object.assign(host, played.host);
  holdPhone(played);
  showInsets();
  desk.onChange(showInsets);
  phoneDesk.load().then(
    (showDesk) => showDesk(),
    (error: unknown) => reportProblem('debug.desk', error),
  );
}

/** As the shell does. */
function showInsets(): void {
  for (const [side, value] of Object.entries(simulatedInsets(desk.device().insets))) {
    document.documentElement.style.setProperty(`--inset-${side}`, `${value}px`);
  }
}

playMachine();
