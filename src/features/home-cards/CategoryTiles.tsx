import type { ReactNode } from 'react';
import type { CategoryTile } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Link } from '../navigation/Link.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './HomeCards.module.css';

/** Exactly four, by `arrangeCards`. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={classes(layout['stack1'], css['tiles'])}>
        {tiles.map(({ id, categoryName, categoryIcon }) => (
          <li key={id}>
            <TileLink id={id}>
              <span className={classes(layout['middle'], css['ground'])}>
                <Picture
                  className={css['picture']}
                  src={categoryIcon}
                  width={48}
                  height={48}
                  alt=""
                  background="transparent"
                  fit="contain"
                />
              </span>
              <span className={classes(font['label'], css['name'])}>{pick(categoryName)}</span>
            </TileLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Spec home 8: a missing category id is reported only, and nothing opens. */
function TileLink({ id, children }: { id: string; children: ReactNode }) {
  if (id) {
    return (
      <Link className={classes(layout['axis'], css['tile'])} to={paths.categoryPoiList({ id })}>
        {children}
      </Link>
    );
  }
  const refuse = () => reportProblem('home-cards.category', new Error('category without id'));
  return (
    <button type="button" className={classes(layout['axis'], css['tile'])} onClick={refuse}>
      {children}
    </button>
  );
}
