import { useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './ExploreScreen.module.css';

/** Placeholder for the two-column video feed, whose skeleton shows behind the text. */
export function ExploreScreen() {
  const text = useText();
  const navigate = useNavigate();
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
            picture="coming"
            title={text('platform.exploreHeading')}
            description={text('platform.exploreDescription')}
            action={{
              label: text('common.toHome'),
              onSelect: () => void navigate(paths.home(), { replace: true }),
            }}
          />
        </div>
      </div>
    </Screen>
  );
}
