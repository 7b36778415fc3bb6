import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pinIcon, refreshIcon } from '../../ui/icons.ts';
import { locationLabel, locationStage, type LocationLabel, type LocationState } from './flow.ts';
import css from './LocationLine.module.css';
import { storedLastAddress } from './stored-keys.ts';
import { useLocationGuide } from './use-location-guide.tsx';
import { useLocationState } from './use-location.ts';

const areaTexts = {
  loading: 'home.locating',
  denied: 'home.locationNotStarted',
  'position-error': 'home.locationFailed',
  'address-error': 'home.addressFailed',
} as const;

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
  const [turnOn, guide] = useLocationGuide();
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
      {guide}
    </div>
  );
}

function useAreaText(label: LocationLabel): string {
  const text = useText();
  return label.kind === 'area' ? label.name : text(areaTexts[label.kind]);
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
