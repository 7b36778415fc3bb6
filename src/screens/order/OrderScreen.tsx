import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './OrderScreen.module.css';

interface Filter {
  name: 'all' | 'unused' | 'used' | 'refund';
  label: TextKey;
  empty: TextKey;
}

const filters: readonly Filter[] = [
  { name: 'all', label: 'platform.orderAll', empty: 'platform.orderEmptyTitle' },
  { name: 'unused', label: 'platform.orderUnused', empty: 'platform.orderEmptyUnused' },
  { name: 'used', label: 'platform.orderUsed', empty: 'platform.orderEmptyUsed' },
  { name: 'refund', label: 'platform.orderRefund', empty: 'platform.orderEmptyRefund' },
];

/** Nothing can be bought yet, so every list is empty, and says so truthfully. */
export function OrderScreen() {
  const text = useText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Filter['name']>('all');
  const shown = filters.find(({ name }) => name === chosen);

  return (
    <Screen hasTabBar title={text('platform.orderTitle')}>
      <div className={css['filters']} role="group" aria-label={text('platform.orderFilters')}>
        {filters.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={css['filter']}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {text(label)}
          </button>
        ))}
      </div>
      <div className={css['middle']}>
        {shown && (
          <StateBlock
            picture="empty"
            title={text(shown.empty)}
            description={text('platform.orderEmptyDescription')}
            action={{
              label: text('platform.orderExplore'),
              onSelect: () => void navigate(paths.home(), { replace: true }),
            }}
          />
        )}
      </div>
    </Screen>
  );
}
