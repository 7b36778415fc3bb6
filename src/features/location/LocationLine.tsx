import { host } from '#host';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pinIcon, refreshIcon } from '../../ui/icons.ts';
import { part } from '../../ui/part.tsx';
import {
  guideOf,
  locationLabel,
  locationStage,
  type LocationLabel,
  type LocationState,
} from './flow.ts';
import css from './LocationLine.module.css';
import { location } from './location.ts';
import { storedLastAddress } from './stored-keys.ts';
import { useLocationState } from './use-location.ts';

const locationGuide = part(() => import('./LocationGuide.tsx'), 'LocationGuide');

interface LocationLineProps {
  /** Reloads the page's data and locates again: a refresh without dragging. */
  onRefresh: () => void;
  isRefreshing: boolean;
}

/**
 * Two lines in every stage, so that the layout does not shift when the position arrives or fails.
 */
export function LocationLine({ onRefresh, isRefreshing }: LocationLineProps) {
  const text = useText();
  const state = useLocationState();
  const isFailed = locationStage(state) === 1;
  const guide = guideOf(state.position, host.kind === 'APP');
  const [isGuiding, setIsGuiding] = useState(false);
  const close = useCallback(() => setIsGuiding(false), []);
  const showGuide = () => {
    setIsGuiding(true);
    locationGuide.load().catch((error: unknown) => {
      reportProblem('location.guide', error);
      close();
      void location.refresh();
    });
  };
  const turnOn = async () => {
    if (guide) return showGuide();
    await location.turnOn();
    // The system has shown no dialog: the settings are left, and the tap was for them.
    if (guideOf(location.state.get().position, host.kind === 'APP')) showGuide();
  };
  return (
    <div className={css['line']}>
      <span className={css['pin']}>
        <Icon shape={pinIcon} size={20} />
      </span>
      <p className={css['words']} role="status">
        <span className={css['area']}>{useAreaText(locationLabel(state))}</span>
        <span className={css['note']}>{useNote(state)}</span>
      </p>
      {isFailed && (
        <button type="button" className={css['turnOn']} onClick={() => void turnOn()}>
          <span>{text('home.turnOnLocation')}</span>
        </button>
      )}
      <button
        type="button"
        className={css['refresh']}
        aria-label={text('home.refreshLocation')}
        aria-busy={isRefreshing || undefined}
        onClick={onRefresh}
      >
        <Icon shape={refreshIcon} size={20} />
      </button>
      {guide && <locationGuide.WhenLoaded isOpen={isGuiding} onClose={close} guide={guide} />}
    </div>
  );
}

function useAreaText(label: LocationLabel): string {
  const text = useText();
  switch (label.kind) {
    case 'loading':
      return text('home.locating');
    case 'denied':
      return text('home.locationNotStarted');
    case 'position-error':
      return text('home.locationFailed');
    case 'address-error':
      return text('home.addressFailed');
    case 'area':
      return label.name;
  }
}

function useNote(state: LocationState): string {
  const text = useText();
  switch (locationStage(state)) {
    case 0:
    case 2: {
      // Where the list starts meanwhile.
      const area = storedLastAddress.get();
      return area ? text('home.lastArea', { area }) : text('home.locatingNote');
    }
    case 1:
      return text('home.locationTip');
    case 3:
      return text('home.addressFailedNote');
    case 4:
      return text(state.position?.isSimulated ? 'home.locationSimulated' : 'home.locationNote');
  }
}
