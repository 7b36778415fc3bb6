import { useText } from '../../i18n/i18n.ts';
import { recentEvents } from '../../telemetry/report.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { useAtom } from '../../ui/use-atom.ts';
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
        <p className={css['note']}>{text('developer.eventsNone')}</p>
      ) : (
        <ul className={css['faults']}>
          {shown.map(({ eventId, name, page, props }) => (
            <li key={eventId} className={css['fault']}>
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
