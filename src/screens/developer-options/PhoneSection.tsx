import { useSyncExternalStore } from 'react';
import { changeDevice, desk, playedText } from '../../features/debug/desk.ts';
import { DeviceFields } from '../../features/debug/DeviceFields.tsx';
import { isDeviceText } from '../../host/simulated/device.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { storedSimulatedHost } from '../../features/debug/stored-keys.ts';
import space from '../../ui/style/space.module.css';

/** Simulates the phone host with its permission dialogs. Switching reloads the page. */
export function PhoneSection() {
  const text = useText();
  const isOn = isDeviceText(useSyncExternalStore(desk.onChange, playedText));

  function turn(): void {
    if (isOn) storedSimulatedHost.remove();
    else changeDevice({});
    desk.restart();
  }

  return (
    <TitledCard holds="words" title={text('phone.title')}>
      <p className={space['below3']}>{text('phone.note')}</p>
      {isOn && <DeviceFields />}
      <div className={space['above3']}>
        <Button variant={isOn ? 'secondary' : 'primary'} wide onClick={turn}>
          {text(isOn ? 'phone.stop' : 'phone.start')}
        </Button>
      </div>
    </TitledCard>
  );
}
