import { useText } from '../../i18n/i18n.ts';
import { recentEvents } from '../../telemetry/report.ts';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './DeveloperOptionsScreen.module.css';

const shownMax = 30;

/** Analytics events of this run, newest first; without remote monitoring its events are not sent. */
export function EventSection() {
  const text = useText();
  const events = useAtom(recentEvents);
  const shown = events.slice(-shownMax).reverse();
  return (
    <TitledCard holds="words" title={text('developer.events')}>
      {shown.length === 0 ? (
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
          {text('developer.eventsNone')}
        </p>
      ) : (
        <ul className={space['above3']}>
          {shown.map(({ eventId, name, page, props }) => (
            <li
              key={eventId}
              className={classes(
                layout['stack'],
                font['words'],
                space['pad2by0'],
                box['ruled'],
                css['fault'],
              )}
            >
              <code>{name}</code>
              <span>{page}</span>
              {Object.keys(props).length > 0 && <span>{JSON.stringify(props)}</span>}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
