import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { part } from './part.tsx';
import type { StatePictureName } from './state-pictures.tsx';
import css from './StateBlock.module.css';

interface StateBlockProps {
  picture: StatePictureName;
  title: string;
  description?: string | undefined;
  action?: { label: string; onSelect: () => void; isBusy?: boolean | undefined } | undefined;
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
  useEffect(() => {
    // Offline there is only the text.
    statePicture.load().catch(() => undefined);
  }, []);

  return (
    <div className={css['block']} data-state={picture}>
      <div className={css['picture']}>
        <statePicture.WhenLoaded name={picture} />
      </div>
      <Heading className={css['title']} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {description && <p className={css['description']}>{description}</p>}
      {action && (
        <div className={css['action']}>
          <Button variant="primary" onClick={action.onSelect} isBusy={action.isBusy}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
  );
}
