import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import css from './BatchBar.module.css';

interface BatchBarProps {
  count: number;
  areAllChosen: boolean;
  isBusy: boolean;
  onAll: () => void;
  onCancel: () => void;
}

/** Bottom bar of the edit mode: select all or none, and remove. */
export function BatchBar({ count, areAllChosen, isBusy, onAll, onCancel }: BatchBarProps) {
  const text = useText();
  return (
    <div className={css['bar']} role="group" aria-label={text('favourite.edit')}>
      <Button variant="secondary" onClick={onAll} disabled={isBusy}>
        {text(areAllChosen ? 'favourite.chooseNone' : 'favourite.chooseAll')}
      </Button>
      <Button variant="danger" onClick={onCancel} disabled={count === 0} isBusy={isBusy} wide>
        {count === 0 ? text('favourite.remove') : text('favourite.removeCount', { count })}
      </Button>
    </div>
  );
}
