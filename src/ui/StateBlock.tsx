import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { part } from './part.tsx';
import type { StatePictureName } from './state-pictures.tsx';
import { classes } from './classes.ts';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import css from './StateBlock.module.css';

export interface StateAction {
  label: string;
  onSelect: () => void;
  isBusy?: boolean | undefined;
}

interface StateBlockProps {
  picture: StatePictureName;
  title: string;
  description?: string | undefined;
  /**
   * What to do next. `below`: buttons of the page stand below the block or around it. `waits`: it is
   * not the user's turn.
   */
  action: StateAction | 'below' | 'waits';
  /** `h1` where the block is the whole screen. */
  heading?: 'h1' | 'h2' | 'p' | undefined;
}

/** The drawings are not in the first load: loaded when the app is idle, before one is needed offline. */
export const statePicture = part(() => import('./state-pictures.tsx'), 'StatePicture');

/** A picture, a sentence, an action: for empty, failed and unfinished screens. */
export function StateBlock({
  picture,
  title,
  description,
  action,
  heading: Heading = 'h2',
}: StateBlockProps) {
  return (
    <div className={classes(layout['axis'], css['block'])} data-state={picture}>
      <StateDrawing name={picture} />
      <Heading
        className={classes(font['heading'], font['lines'], css['title'])}
        tabIndex={Heading === 'h1' ? -1 : undefined}
      >
        {title}
      </Heading>
      {description && (
        <p className={classes(font['prose'], font['lines'], css['description'])}>{description}</p>
      )}
      {typeof action === 'object' && (
        <div className={css['action']}>
          <Button variant="primary" onClick={action.onSelect} isBusy={action.isBusy}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The drawing alone, for sheets whose words and buttons stand elsewhere. */
export function StateDrawing({ name }: { name: StatePictureName }) {
  useEffect(() => {
    // Offline there is only the text.
    statePicture.load().catch(() => undefined);
  }, []);
  return (
    <div className={css['picture']}>
      <statePicture.WhenLoaded name={name} />
    </div>
  );
}
