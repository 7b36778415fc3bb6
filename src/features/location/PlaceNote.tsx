import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pinIcon } from '../../ui/icons.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import { locationStage } from './flow.ts';
import { useLocationState } from './location.ts';
import { storedLastAddress } from './stored-keys.ts';
import { useLocationGuide } from './use-location-guide.tsx';

/** The name of where lists start while the position is unknown, see `startPoint`; undefined where it is known. */
export function useStartArea(): string | undefined {
  const text = useText();
  const isUnknown = locationStage(useLocationState()) === 1;
  return isUnknown ? (storedLastAddress.get() ?? text('location.startArea')) : undefined;
}

/** From where a list's distances are counted while the position is unknown, and the way to turn it on. */
export function PlaceNote() {
  const text = useText();
  const area = useStartArea();
  const [turnOn, guide] = useLocationGuide();
  if (area === undefined) return null;
  return (
    <div className={classes(layout['line'], font['note'], space['gap0by2'])}>
      <Icon shape={pinIcon} size={16} className={layout['fixed']} />
      <span role="status">{text('location.countedFrom', { area })}</span>
      <button
        type="button"
        className={classes(layout['target'], tint['textButton'])}
        onClick={() => void turnOn()}
      >
        {text('location.turnOn')}
      </button>
      {guide}
    </div>
  );
}
