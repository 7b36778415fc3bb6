/**
 * Controls of the sandbox (position, clock, fault injection) and read-only views of storage, events,
 * requests and configuration. They change the sandbox and this device, never an account. In prod only the
 * read-only part exists, for users on the server's list, for ten minutes (spec home 6).
 */
import { appInfo } from '../../api/app-info.ts';
import { useIsDebugOn } from '../../features/debug/remote-debug.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { ClockSection } from './ClockSection.tsx';
import { ConfigSection } from './ConfigSection.tsx';
import { EventSection } from './EventSection.tsx';
import { FaultSection } from './FaultSection.tsx';
import { HostSection } from './HostSection.tsx';
import { JournalSection } from './JournalSection.tsx';
import { LogSection } from './LogSection.tsx';
import { MachineSection } from './MachineSection.tsx';
import { ScanSection } from './ScanSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { PositionSection } from './PositionSection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { WorldSection } from './WorldSection.tsx';
import space from '../../ui/style/space.module.css';

const hasSandbox = appInfo.environment !== 'prod';

export function DeveloperOptionsScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const isOn = useIsDebugOn();
  useIsLoggedIn();
  // Indistinguishable from an unknown path for everybody else.
  const title = text(isOn ? 'platform.developerTitle' : 'platform.notFoundTitle');
  return (
    <Screen title={title} back={back}>
      {isOn ? (
        // Remount for another user: mounted queries would keep the old user's cache.
        <div className={space['pageFoot']} key={userId() ?? 'visitor'}>
          {hasSandbox && (
            <>
              <PositionSection />
              <MachineSection />
              <PhoneSection />
              <ClockSection />
              <FaultSection />
              <WorldSection />
              <ScanSection />
              {/* Grows when it comes: above "reset the world", that button came under a finger meant for another. */}
              <JournalSection />
            </>
          )}
          <LogSection />
          <EventSection />
          <ConfigSection />
          <NotificationSection />
          <StorageSection />
          <HostSection />
        </div>
      ) : (
        <StateBlock
          picture="notFound"
          title="404"
          description={text('platform.notFoundDescription')}
          action={toHome}
        />
      )}
    </Screen>
  );
}
