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
import { type Phone, simulatedPhone } from '../../host/simulated/phone.ts';
import { isSimulatedCase, playPosition } from '../../host/simulated/position-cases.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { desk, playedText } from './desk.ts';

const real = { ...host };
/** What opens the app when it starts anew. */
const COLD_LINK = 'jajan.simulatedLink';

let phone: Phone | undefined;

/** Follows what developer options have chosen. */
export function playMachine(): void {
  const name = playedText();
  if (isDeviceText(name)) {
    if (!phone) beginPhone();
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
  phone = simulatedPhone(real, desk);
  const { lateHost } = phone;
  Object.assign(host, phone.host);
  const cold = sessionStorage.getItem(COLD_LINK);
  sessionStorage.removeItem(COLD_LINK);
  if (cold !== null) phone.openLink(cold);
  showInsets();
  desk.onChange(showInsets);
  withTexts(() => import('./PhoneDesk.tsx')).then(
    ({ showDesk }) => showDesk(lateHost),
    (error: unknown) => reportProblem('debug.desk', error),
  );
}

/** As the shell gives them to CSS. */
function showInsets(): void {
  for (const [side, value] of Object.entries(simulatedInsets(desk.device().insets))) {
    document.documentElement.style.setProperty(`--inset-${side}`, `${value}px`);
  }
}

export function pressBack(): void {
  phone?.pressBack();
}

export function openWarm(url: string): void {
  phone?.openLink(url);
}

export function openCold(url: string): void {
  sessionStorage.setItem(COLD_LINK, url);
  desk.restart();
}

playMachine();
