import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './ExploreScreen.module.css';

/** Placeholder for the two-column video feed, whose skeleton shows behind the text. */
export function ExploreScreen() {
  const text = useText();
  const toHome = useToHome();
  return (
    <Screen hasTabBar title={text('platform.exploreTitle')}>
      <div className={css['stage']}>
        <div
          className={classes(layout['overlay'], space['pad3'], box['clip'], css['columns'])}
          aria-hidden="true"
        >
          {[150, 190, 210, 160, 180, 200].map((heightPx) => (
            <span
              key={heightPx}
              className={classes(surface['sunk'], space['below3'], box['ownLine'], css['tile'])}
              style={{ height: heightPx }}
            />
          ))}
        </div>
        <div className={css['words']}>
          <StateBlock
            picture="building"
            title={text('platform.exploreHeading')}
            description={text('platform.exploreDescription')}
            action={toHome}
          />
        </div>
      </div>
    </Screen>
  );
}
