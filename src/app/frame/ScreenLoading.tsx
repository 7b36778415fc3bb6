import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import css from './ScreenLoading.module.css';

/** While the code of a screen is on its way. Invisible at first: mostly it is there at once. */
export function ScreenLoading() {
  const text = useText();
  return (
    <Screen>
      <div className={css['middle']}>
        <Spinner size={32} label={text('common.loading')} />
      </div>
    </Screen>
  );
}
