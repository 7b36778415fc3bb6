import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './ComingScreen.module.css';

interface ComingScreenProps {
  /** Name of the planned screen. */
  title: TextKey;
}

/** Placeholder of every known route without a screen yet. */
export function ComingScreen({ title }: ComingScreenProps) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const name = text(title);
  return (
    <Screen title={name} back={back}>
      <div className={classes(layout['middle'], css['middle'])}>
        <StateBlock
          picture="building"
          title={text('platform.comingTitle', { title: name })}
          description={text('platform.comingDescription')}
          action={toHome}
        />
      </div>
    </Screen>
  );
}
