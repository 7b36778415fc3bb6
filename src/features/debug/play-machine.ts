/**
 * Puts the machine that developer options play in the place of the real host: a way in which a
 * position fails, or a whole phone. Outside prod only; to load it is to play what was chosen, because
 * the boot script has no byte to spare for more.
 *
 * A whole phone begins and ends with a new start of the app, because what has listened to the real
 * host listens to it until then.
 */
import { host } from '#host';
import { isDeviceText } from '../../host/simulated/device.ts';
import { simulatedInsets } from '../../host/simulated/insets.ts';
import { simulatedPhone } from '../../host/simulated/phone.ts';
import { isSimulatedCase, playPosition } from '../../host/simulated/position-cases.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import { desk, playedText } from './desk.ts';
import { holdPhone, phone } from './phone-controls.ts';

const phoneDesk = part(() => import('./PhoneDesk.tsx'), 'showDesk');
const real = { ...host };

/** Follows what developer options have chosen. */
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
  const { lateHost } = played;
  Object.assign(host, played.host);
  holdPhone(played);
  showInsets();
  desk.onChange(showInsets);
  phoneDesk.load().then(
    (showDesk) => showDesk(lateHost),
    (error: unknown) => reportProblem('debug.desk', error),
  );
}

/** As the shell gives them to CSS. */
function showInsets(): void {
  for (const [side, value] of Object.entries(simulatedInsets(desk.device().insets))) {
    document.documentElement.style.setProperty(`--inset-${side}`, `${value}px`);
  }
}

playMachine();
