/**
 * The world as a developer wants it: another place, another time, a server that fails. Not in prod:
 * the routes leave it out there. It changes the sandbox and this device, never anyone's account.
 */
import { useBack } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ClockSection } from './ClockSection.tsx';
import { FaultSection } from './FaultSection.tsx';
import { HostSection } from './HostSection.tsx';
import { PositionSection } from './PositionSection.tsx';
import { StorageSection } from './StorageSection.tsx';
import css from './DeveloperOptionsScreen.module.css';

export function DeveloperOptionsScreen() {
  const text = useText();
  const back = useBack();
  return (
    <Screen
      title={text('platform.developerTitle')}
      back={{ label: text('common.back'), onSelect: back }}
    >
      <div className={css['content']}>
        <PositionSection />
        <ClockSection />
        <FaultSection />
        <StorageSection />
        <HostSection />
      </div>
    </Screen>
  );
}
