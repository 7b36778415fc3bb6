import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './ExploreScreen.module.css';

/** Placeholder for the two-column video feed, whose skeleton shows behind the text. */
export function ExploreScreen() {
  const text = useText();
  const toHome = useToHome();
  return (
    <Screen hasTabBar title={text('platform.exploreTitle')}>
      <div className={css['stage']}>
        <div className={css['columns']} aria-hidden="true">
          {[150, 190, 210, 160, 180, 200].map((heightPx) => (
            <span key={heightPx} className={css['tile']} style={{ height: heightPx }} />
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
