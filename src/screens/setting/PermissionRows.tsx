import { useState } from 'react';
import { locationLabel, type LocationState } from '../../features/location/flow.ts';
import { useLocationGuide } from '../../features/location/use-location-guide.tsx';
import { useLocationState } from '../../features/location/location.ts';
import { NotificationSheet } from '../../features/notifications/NotificationSheet.tsx';
import { useNotificationState } from '../../features/notifications/permission.ts';
import type { NotificationState } from '../../host/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { ButtonRow } from './Rows.tsx';

const notificationWords: Readonly<Record<NotificationState, TextKey>> = {
  granted: 'setting.on',
  denied: 'setting.refused',
  prompt: 'setting.off',
  unsupported: 'setting.unsupported',
};

/** Permission states; nothing is requested before a tap. */
export function PermissionRows() {
  const text = useText();
  const notifications = useNotificationState();
  const [isExplaining, setIsExplaining] = useState(false);
  const state = useLocationState();
  const [turnOn, guide] = useLocationGuide();

  return (
    <TitledCard holds="rows" title={text('setting.permissions')}>
      <ButtonRow
        label={text('setting.location')}
        value={useLocationWords(state)}
        description={text('setting.locationWhy')}
        onSelect={() => void turnOn()}
      />
      {notifications && notifications !== 'unsupported' && (
        <ButtonRow
          label={text('setting.notifications')}
          value={text(notificationWords[notifications])}
          description={text('setting.notificationsShort')}
          opensSheet={notifications !== 'granted'}
          onSelect={() => setIsExplaining(notifications !== 'granted')}
        />
      )}
      {notifications && (
        <NotificationSheet
          isOpen={isExplaining}
          onClose={() => setIsExplaining(false)}
          state={notifications}
        />
      )}
      {guide}
    </TitledCard>
  );
}

function useLocationWords(state: LocationState): string {
  const text = useText();
  if (state.positionStatus === 'init') return text('setting.locationUnknown');
  const label = locationLabel(state);
  switch (label.kind) {
    case 'loading':
      return text('home.locating');
    case 'denied':
      return text('setting.refused');
    case 'position-error':
      return text('home.locationFailed');
    case 'address-error':
      return text('setting.on');
    case 'area':
      return label.name;
  }
}
