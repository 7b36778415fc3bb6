import { Link } from 'react-router';
import type { CategoryTile } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './CategoryTiles.module.css';

/** Exactly four; `arrangeCards` sees to it. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <nav aria-label={text('home.categories')}>
      <ul className={css['tiles']}>
        {tiles.map(({ id, categoryName, categoryIcon }) => (
          <li key={id}>
            <Link className={css['tile']} to={paths.categoryPoiList({ id })}>
              <span className={css['ground']}>
                <Picture
                  className={css['icon']}
                  src={categoryIcon}
                  width={48}
                  height={48}
                  alt=""
                  background="none"
                  fit="contain"
                />
              </span>
              <span className={css['name']}>{pick(categoryName)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
