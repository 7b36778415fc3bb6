import { flagTable, type FlagName } from '../../features/remote-config/flags.ts';
import { useFlags } from '../../features/remote-config/use-flag.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { reasonOf } from './sandbox.ts';
import { storedIsMonitored } from '../../telemetry/stored-keys.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './DeveloperOptionsScreen.module.css';

const FACT = classes(layout['flow'], space['gap0by3'], space['pad2by0'], box['apart'], css['fact']);

const names = Object.keys(flagTable) as FlagName[];

/** The effective remote configuration; an invalid value shows as its default. */
export function ConfigSection() {
  const text = useText();
  const { flags, query } = useFlags();
  const monitored = storedIsMonitored.get();
  return (
    <TitledCard holds="words" title={text('developer.config')}>
      <dl>
        {names.map((name) => (
          <div key={name} className={FACT}>
            <dt>{flagTable[name].key}</dt>
            <dd>{JSON.stringify(flags[name])}</dd>
          </div>
        ))}
        <div className={FACT}>
          <dt>remote_monitoring_config</dt>
          <dd>{monitored === undefined ? '–' : String(monitored)}</dd>
        </div>
      </dl>
      {query.error && (
        <p className={classes(tint['problem'], font['words'], space['below3'])} role="alert">
          {text('developer.configFailed', { reason: reasonOf(query.error) })}
        </p>
      )}
      <Button
        variant="secondary"
        wide
        isBusy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {text('developer.configRefresh')}
      </Button>
    </TitledCard>
  );
}
