import type { FlashState } from '../../api/generated/types.ts';
import { FlashCountdown } from '../../features/flash/FlashCountdown.tsx';
import type { FlashSession } from '../../features/flash-list/use-flash-page.ts';
import { useText } from '../../i18n/i18n.ts';
import { daysBetween } from '../../lib/days-between.ts';
import { clock } from '../../lib/now.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon } from '../../ui/icons.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Flash.module.css';

/** By name one by one: a class that is looked up would put the whole sheet's names into the first load. */
const GROUNDS = {
  RUNNING: surface['loud'],
  UPCOMING: surface['leaf'],
  ENDED: surface['leaf'],
} as const;

interface SessionTimeProps {
  session: FlashSession | undefined;
  /** As it is shown, by its countdown. */
  state: FlashState;
  onAsk: () => void;
  onEnd: () => void;
}

/** How long the chosen session still runs or waits; dashes while its next countdown is not known. */
export function SessionTime({ session, state, onAsk, onEnd }: SessionTimeProps) {
  const text = useText();
  const isStart = state === 'UPCOMING';
  return (
    <div className={classes(layout['line'], GROUNDS[state], space['pad2by4'], css['time'])}>
      <Icon shape={boltIcon} size={18} className={css['bolt']} />
      {state === 'ENDED' ? (
        <span className={font['strong']}>{text('flash.endedTitle')}</span>
      ) : (
        <>
          <span className={font['strong']} aria-hidden="true">
            {text(isStart ? 'flash.starts' : 'flash.ends')}
          </span>
          <span className={classes(font['price'], css['chips'])}>
            <FlashCountdown
              left={session?.left}
              {...{ onAsk, onEnd, isStart }}
              endsInDashes
              speaks
            />
          </span>
        </>
      )}
    </div>
  );
}

interface TabsInput {
  text: ReturnType<typeof useText>;
  /** The chosen one, when the page has it no more. */
  ended: { key: string; startsAt: string | undefined } | undefined;
  chosen: string;
  /** Of the chosen one. */
  state: FlashState;
}

/** Each session by its time and state. */
export function tabsOf(
  sessions: readonly FlashSession[],
  { text, ended, chosen, state }: TabsInput,
): { value: string; name: string }[] {
  const name = (session: FlashSession): string => {
    const time = session.startsAt;
    const shown = session.sessionUniqueKey === chosen ? state : session.state;
    if (shown === 'ENDED') return text('flash.endedTab', { time });
    if (shown === 'RUNNING') return text('flash.running', { time });
    const isToday = daysBetween(clock.nowMs(), session.startsAtMs) === 0;
    return text(isToday ? 'flash.upcoming' : 'flash.tomorrow', { time });
  };
  return [
    ...(ended
      ? [
          {
            value: ended.key,
            name:
              ended.startsAt === undefined
                ? text('flash.ended')
                : text('flash.endedTab', { time: ended.startsAt }),
          },
        ]
      : []),
    ...sessions.map((session) => ({ value: session.sessionUniqueKey, name: name(session) })),
  ];
}
