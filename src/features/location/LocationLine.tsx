import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pinIcon, refreshIcon } from '../../ui/icons.ts';
import { locationLabel, locationStage, type LocationState } from './flow.ts';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './LocationLine.module.css';
import { storedLastAddress } from './stored-keys.ts';
import { useLocationGuide } from './use-location-guide.tsx';
import { useLocationState } from './location.ts';

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
 * As high in every stage, so that the layout does not shift when the position arrives or fails.
 */
export function LocationLine({ onRefresh, isRefreshing }: LocationLineProps) {
  const text = useText();
  const state = useLocationState();
  const label = locationLabel(state);
  const [turnOn, guide] = useLocationGuide();
  return (
    <div className={classes(layout['line'], css['line'])}>
      <Icon shape={pinIcon} size={20} className={layout['fixed']} />
      <p className={classes(layout['flow'], css['words'])} role="status">
        <span className={font['boldWords']}>
          {label.kind === 'area' ? label.name : text(areaTexts[label.kind])}
        </span>
        <span className={classes(font['note'], css['note'])}>{noteOf(state, text)}</span>
      </p>
      {locationStage(state) === 1 && (
        <button
          type="button"
          className={classes(layout['middle'], layout['fixed'], layout['target'], css['turnOn'])}
          onClick={() => void turnOn()}
        >
          <span>{text('home.turnOnLocation')}</span>
        </button>
      )}
      <button
        type="button"
        className={classes(
          layout['middle'],
          layout['fixed'],
          layout['target'],
          surface['tap'],
          css['refresh'],
        )}
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

/** Beside the area; undefined where the area says it all. */
function noteOf(state: LocationState, text: ReturnType<typeof useText>): string | undefined {
  switch (locationStage(state)) {
    case 0:
    case 2: {
      // Where the list starts meanwhile.
      const area = storedLastAddress.get();
      return area && text('home.lastArea', { area });
    }
    case 1:
      return text('home.locationTip');
    case 3:
    case 4:
      return text(state.position?.isSimulated ? 'home.locationSimulated' : 'home.locationNote');
  }
}
