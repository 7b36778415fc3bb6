import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ScreenTop } from '../../ui/screen-top.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from '../App.module.css';

/** While the code of a screen is on its way. Invisible at first: mostly it is there at once. */
export function ScreenLoading() {
  const text = useText();
  return (
    // What is coming may be a page without anything on top.
    <ScreenTop value={undefined}>
      <Screen>
        <div className={classes(layout['middle'], css['screenLoadingMiddle'])}>
          <Spinner size={32} label={text('common.loading')} />
        </div>
      </Screen>
    </ScreenTop>
  );
}
