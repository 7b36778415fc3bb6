import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { reasonOf, useSandbox, useChangeClock } from './sandbox.ts';
import css from './DeveloperOptionsScreen.module.css';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export function ClockSection() {
  const text = useText();
  const sandbox = useSandbox();
  const change = useChangeClock();
  const offsetMs = sandbox.data?.clockOffsetMs ?? 0;
  const error = change.error ?? sandbox.error;
  const hours = Math.round((offsetMs / hourMs) * 10) / 10;

  return (
    <TitledCard holds="words" title={text('platform.developerClock')}>
      {error ? (
        <p className={css['problem']} role="alert">
          {text('platform.sandboxFailed', { reason: reasonOf(error) })}
        </p>
      ) : (
        <p className={css['line']}>
          {offsetMs === 0 ? text('platform.clockReal') : text('platform.clockAhead', { hours })}
        </p>
      )}
      <div className={css['row']}>
        <Button variant="secondary" onClick={() => change.mutate((before) => before + hourMs)}>
          {text('platform.clockHour')}
        </Button>
        <Button variant="secondary" onClick={() => change.mutate((before) => before + dayMs)}>
          {text('platform.clockDay')}
        </Button>
        <Button variant="secondary" onClick={() => change.mutate(() => 0)}>
          {text('platform.clockReset')}
        </Button>
      </div>
    </TitledCard>
  );
}
