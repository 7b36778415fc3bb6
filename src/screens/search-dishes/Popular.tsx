import { useId } from 'react';
import { usePopular } from '../../features/search/use-popular.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Search.module.css';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What is often searched for; left out where it could not be loaded. */
export function Popular({ onSearch }: { onSearch: (text: string) => void }) {
  const text = useText();
  const pick = usePickLocale();
  const heading = useId();
  const { data, isPending } = usePopular();
  if (!isPending && !data?.popularList.length) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className={classes(font['title'], space['below3'])} id={heading}>
        {text('search.popular')}
      </h2>
      {data ? (
        <ul className={css['popular']}>
          {data.popularList.map((each) => {
            const words = pick(each.text) ?? '';
            return (
              <li key={words}>
                <button
                  type="button"
                  className={classes(layout['row3'], layout['wide'], surface['face'], css['tile'])}
                  onClick={() => onSearch(words)}
                >
                  <Picture
                    className={css['picture']}
                    src={each.iconUrl}
                    width={48}
                    height={48}
                    alt=""
                  />
                  <span className={classes(layout['fillWords'], font['medium'], css['start'])}>
                    {words}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : (
        <div className={css['popular']} role="status" aria-label={text('search.popularLoading')}>
          {TEN.map((place) => (
            <Skeleton key={place} width="100%" height={56} radius={12} />
          ))}
        </div>
      )}
    </section>
  );
}
