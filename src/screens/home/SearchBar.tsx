import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchIcon } from '../../ui/icons.ts';
import css from './SearchBar.module.css';

/** Sticky; its background fades in with `--fade` (0 to 1), which the screen sets on scroll. */
export function SearchBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const text = useText();
  const client = useQueryClient();
  const onSearch = () => {
    // Spec home 2: a search starts without the results, pages and text of the previous one.
    client.removeQueries({ queryKey: ['search'] });
    track('search_btn');
  };
  return (
    <div className={css['bar']} ref={ref}>
      <h1 className={css['brand']} tabIndex={-1}>
        {text('common.appName')}
      </h1>
      <Link className={css['search']} to={paths.searchDishes()} onClick={onSearch}>
        <Icon shape={searchIcon} size={20} />
        <span className={css['hint']}>{text('home.searchHint')}</span>
      </Link>
    </div>
  );
}
