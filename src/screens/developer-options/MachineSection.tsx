import { useSyncExternalStore } from 'react';
import { Field } from '../../features/debug/Field.tsx';
import {
  isSimulatedCase,
  simulatedCases,
  simulatedCode,
} from '../../host/simulated/position-cases.ts';
import { location } from '../../features/location/location.ts';
import { playMachine } from '../../features/debug/play-machine.ts';
import { useText } from '../../i18n/i18n.ts';
import { storage } from '../../storage/storage.ts';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { toast } from '../../ui/toast.ts';
import { storedSimulatedHost } from '../../features/debug/stored-keys.ts';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';

const own = 'own';
const names = Object.keys(simulatedCases).filter(isSimulatedCase);

/** Simulates position failures, one for each error code of spec home 4. */
export function MachineSection() {
  const text = useText();
  const played = useSyncExternalStore(
    (listener) => storage.onChange(listener),
    () => storedSimulatedHost.get() ?? own,
  );

  function onChoose(value: string): void {
    if (isSimulatedCase(value)) storedSimulatedHost.set(value);
    else storedSimulatedHost.remove();
    playMachine();
    void location.refresh();
    toast(text('developer.machineSaved'));
  }

  return (
    <TitledCard holds="words" title={text('developer.machine')}>
      <Field label={text('developer.machine')}>
        {(id) => (
          <select id={id} value={played} onChange={(event) => onChoose(event.target.value)}>
            <option value={own}>{text('developer.machineOwn')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {`${name} · ${simulatedCode(name)}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
        {text('developer.machineNote')}
      </p>
    </TitledCard>
  );
}
