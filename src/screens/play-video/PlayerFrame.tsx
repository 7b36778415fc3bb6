import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Player.module.css';

interface PlayerFrameProps {
  back: { icon: IconShape; label: string; onSelect: () => void };
  title: string;
  /** Buttons of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The dark page of the player, with its bar over what plays. */
export function PlayerFrame({ back, title, actions, children }: PlayerFrameProps) {
  return (
    <div className={classes(layout['overlay'], box['clip'], css['player'])}>
      <header className={classes(layout['row'], box['front'], css['bar'])}>
        <IconButton icon={back.icon} label={back.label} onClick={back.onSelect} />
        <h1 className={layout['hidden']} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </header>
      <main className={layout['overlay']} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function PlayerWaiting({ back }: Pick<PlayerFrameProps, 'back'>) {
  const text = useText();
  return (
    <PlayerFrame back={back} title={text('platform.pageVideo')}>
      <div className={classes(layout['middle'], layout['cover'])}>
        <Spinner size={32} label={text('video.loading')} />
      </div>
    </PlayerFrame>
  );
}
