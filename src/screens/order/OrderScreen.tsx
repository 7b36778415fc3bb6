import { useId, useState } from 'react';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import css from './OrderScreen.module.css';

interface Filter {
  name: string;
  label: TextKey;
  empty: TextKey;
}

const filters: readonly Filter[] = [
  { name: 'all', label: 'platform.orderAll', empty: 'platform.orderEmptyTitle' },
  { name: 'unused', label: 'platform.orderUnused', empty: 'platform.orderEmptyUnused' },
  { name: 'used', label: 'platform.orderUsed', empty: 'platform.orderEmptyUsed' },
  { name: 'refund', label: 'platform.orderRefund', empty: 'platform.orderEmptyRefund' },
];

/** Nothing can be bought yet, so every list shows its empty state. */
export function OrderScreen() {
  const text = useText();
  const toHome = useToHome();
  const [chosen, setChosen] = useState('all');
  const tabs = useId();
  const shown = filters.find(({ name }) => name === chosen);

  return (
    <Screen hasTabBar title={text('platform.orderTitle')}>
      <Tabs
        id={tabs}
        label={text('platform.orderFilters')}
        tabs={filters.map(({ name, label }) => ({ value: name, name: text(label) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={css['middle']} {...tabPanel(tabs, chosen)}>
        {shown && (
          <StateBlock
            picture="empty"
            title={text(shown.empty)}
            description={text('platform.orderEmptyDescription')}
            action={{ ...toHome, label: text('platform.orderExplore') }}
          />
        )}
      </div>
    </Screen>
  );
}
