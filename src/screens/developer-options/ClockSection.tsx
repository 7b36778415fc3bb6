import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { useSandbox, useChangeClock } from './sandbox.ts';
import { SandboxProblem } from './SandboxProblem.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const steps = [
  ['platform.clockMinute', minuteMs],
  ['platform.clockHour', hourMs],
  ['platform.clockDay', 24 * hourMs],
] as const;

export function ClockSection() {
  const text = useText();
  const sandbox = useSandbox();
  const change = useChangeClock();
  const offsetMs = sandbox.data?.clockOffsetMs ?? 0;
  const error = change.error ?? sandbox.error;
  const minutes = Math.round(Math.abs(offsetMs) / minuteMs);
  const span = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };

  function words(): string {
    if (offsetMs === 0) return text('platform.clockReal');
    return text(offsetMs > 0 ? 'platform.clockAhead' : 'platform.clockBehind', span);
  }

  return (
    <TitledCard holds="words" title={text('platform.developerClock')}>
      {error ? <SandboxProblem error={error} /> : <p className={space['below3']}>{words()}</p>}
      <div className={classes(layout['flow'], space['gap2by3'])}>
        {steps.map(([name, stepMs]) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => change.mutate((before) => before + stepMs)}
          >
            {text(name)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => change.mutate(() => 0)}>
          {text('platform.clockReset')}
        </Button>
      </div>
    </TitledCard>
  );
}
