/** The filter bar's popups: list, two-level tree and regions. Loaded on first use. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regionList } from '../../api/generated/calls/region-list.ts';
import type { FilterOption } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Popup } from '../../ui/layer/Popup.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { Choice, Panels } from './Panels.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Panels.module.css';
import {
  EVERYWHERE,
  leavesOf,
  regionGroups,
  type Selection,
  type SelectionEvent,
} from './selection.ts';

export type FilterPopupContent =
  | { id: string; kind: 'region' }
  | { id: string; kind: 'list' | 'tree'; option: FilterOption; label: string };

interface FilterPopupProps {
  content: FilterPopupContent;
  isOpen: boolean;
  anchorTop: number;
  selection: Selection;
  onSelection: (event: SelectionEvent) => void;
  onClose: () => void;
}

export function FilterPopup({
  content,
  isOpen,
  anchorTop,
  selection,
  onSelection,
  onClose,
}: FilterPopupProps) {
  const text = useText();
  const label = content.kind === 'region' ? text('home.region') : content.label;
  return (
    <Popup isOpen={isOpen} onClose={onClose} anchorTop={anchorTop} label={label}>
      {content.kind === 'region' && <RegionPanel selection={selection} onSelection={onSelection} />}
      {content.kind === 'list' && (
        <ListPanel option={content.option} selection={selection} onSelection={onSelection} />
      )}
      {content.kind === 'tree' && (
        <TreePanel
          key={content.id}
          option={content.option}
          selection={selection}
          onSelection={onSelection}
        />
      )}
    </Popup>
  );
}

interface OptionPanelProps {
  option: FilterOption;
  selection: Selection;
  onSelection: (event: SelectionEvent) => void;
}

/** Single choice, applied at once; choosing it again clears it. */
function ListPanel({ option, selection, onSelection }: OptionPanelProps) {
  const pick = usePickLocale();
  const chosen = selection.keys[option.type] ?? [];
  return (
    <ul className={css['list']}>
      {leavesOf(option).map(({ key, label }) => {
        const isOn = chosen.includes(key);
        return (
          <li key={key}>
            <Choice
              label={pick(label) ?? key}
              isOn={isOn}
              onClick={() =>
                onSelection({ type: 'chosen', filter: option.type, keys: isOn ? [] : [key] })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Two levels, multiple choice: a draft until it is applied. */
function TreePanel({ option, selection, onSelection }: OptionPanelProps) {
  const text = useText();
  const pick = usePickLocale();
  const [draft, setDraft] = useState<readonly string[]>(selection.keys[option.type] ?? []);
  const groups = (option.listData ?? []).map((node) => {
    const leaves = node.children?.length ? node.children : [node];
    return {
      id: node.key,
      label: pick(node.label) ?? node.key,
      count: leaves.filter(({ key }) => draft.includes(key)).length,
      leaves,
    };
  });
  const flip = (key: string) =>
    setDraft(draft.includes(key) ? draft.filter((chosen) => chosen !== key) : [...draft, key]);
  return (
    <>
      <Panels
        label={text('filter.groups')}
        groups={groups}
        initialId={groups.find(({ count }) => count > 0)?.id}
        renderGroup={({ leaves }) =>
          leaves.map(({ key, label }) => (
            <li key={key}>
              <Choice
                label={pick(label) ?? key}
                isOn={draft.includes(key)}
                onClick={() => flip(key)}
                isMany
              />
            </li>
          ))
        }
      />
      <div className={classes(layout['beside'], layout['fixed'], space['pad3by4'], box['ruled'])}>
        <Button variant="secondary" wide onClick={() => setDraft([])} disabled={draft.length === 0}>
          {text('filter.clear')}
        </Button>
        <Button
          variant="primary"
          wide
          onClick={() => onSelection({ type: 'chosen', filter: option.type, keys: draft })}
        >
          {draft.length > 0
            ? text('filter.applyCount', { count: draft.length })
            : text('filter.apply')}
        </Button>
      </div>
    </>
  );
}

/** Cities and their districts; a choice applies at once. */
function RegionPanel({ selection, onSelection }: Omit<OptionPanelProps, 'option'>) {
  const text = useText();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(regionList, {}));
  if (isError) {
    return (
      <StateBlock
        picture="error"
        title={text('filter.regionErrorTitle')}
        action={{ label: text('common.retry'), onSelect: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  if (!data) {
    return (
      <div className={classes(layout['middle'], css['waiting'])}>
        <Spinner label={text('filter.regionLoading')} />
      </div>
    );
  }
  const choose = (regionId: string, regionName: string) =>
    onSelection({ type: 'region-chosen', regionId, regionName });
  const everywhere = {
    id: EVERYWHERE,
    label: text('filter.everywhere'),
    count: 0,
    name: text('filter.everywhere'),
    districts: [],
  };
  const groups = [
    everywhere,
    ...regionGroups(data.regionList).map(({ regionId, regionName, districts }) => ({
      id: regionId,
      label: regionName,
      count:
        regionId === selection.regionId ||
        districts.some((district) => district.regionId === selection.regionId)
          ? 1
          : 0,
      name: text('filter.wholeRegion', { name: regionName }),
      districts,
    })),
  ];
  return (
    <Panels
      label={text('filter.cities')}
      groups={groups}
      initialId={groups.find(({ count }) => count > 0)?.id ?? groups[1]?.id}
      onGroup={({ id, name }) => {
        if (id === EVERYWHERE) choose(EVERYWHERE, name);
      }}
      renderGroup={({ id, label, name, districts }) => [
        <li key={id}>
          <Choice label={name} isOn={selection.regionId === id} onClick={() => choose(id, label)} />
        </li>,
        ...districts.map((district) => (
          <li key={district.regionId}>
            <Choice
              label={district.regionName}
              isOn={selection.regionId === district.regionId}
              onClick={() => choose(district.regionId, district.regionName)}
            />
          </li>
        )),
      ]}
    />
  );
}
