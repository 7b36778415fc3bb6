/**
 * The filter bar's selection as a pure reducer. Spec home 3 "Filter option", 4 "Home list".
 *
 * Invariant: equal selections give equal `selectedFilters`, in the same order, so that they share one cache
 * key. No side effects here: login and toasts belong to the bar.
 */
import type {
  FilterNode,
  FilterOption,
  FilterType,
  Region,
  SelectedFilter,
} from '../../api/generated/types.ts';

/** Spec home 9: the region id of "everywhere". */
export const EVERYWHERE = '0';

export interface Selection {
  regionId: string;
  /** Empty while `regionId` is everywhere. */
  regionName: string;
  /** Keys of leaf nodes by type, sorted; a type without a choice is absent. */
  keys: Readonly<Partial<Record<FilterType, readonly string[]>>>;
}

export const NOTHING_SELECTED: Selection = { regionId: EVERYWHERE, regionName: '', keys: {} };

export type SelectionEvent =
  | { type: 'toggled'; filter: FilterType; key: string }
  | { type: 'chosen'; filter: FilterType; keys: readonly string[] }
  | { type: 'region-chosen'; regionId: string; regionName: string }
  | { type: 'dropped'; filter: FilterType }
  | { type: 'cleared' };

export function reduceSelection(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'toggled': {
      const before = selection.keys[event.filter] ?? [];
      const keys = before.includes(event.key)
        ? before.filter((key) => key !== event.key)
        : [...before, event.key];
      return withKeys(selection, event.filter, keys);
    }
    case 'chosen':
      return withKeys(selection, event.filter, event.keys);
    case 'region-chosen':
      if (event.regionId === selection.regionId) return selection;
      return {
        ...selection,
        regionId: event.regionId,
        regionName: event.regionId === EVERYWHERE ? '' : event.regionName,
      };
    case 'dropped':
      return selection.keys[event.filter] ? withKeys(selection, event.filter, []) : selection;
    case 'cleared':
      return NOTHING_SELECTED;
  }
}

function withKeys(selection: Selection, filter: FilterType, given: readonly string[]): Selection {
  const { [filter]: _replaced, ...others } = selection.keys;
  const sorted = [...new Set(given)].sort();
  return { ...selection, keys: sorted.length === 0 ? others : { ...others, [filter]: sorted } };
}

/** For the request: types in alphabetical order. */
export function selectedFilters(selection: Selection): SelectedFilter[] {
  return (Object.keys(selection.keys) as FilterType[])
    .sort()
    .map((type) => ({ type, keys: [...(selection.keys[type] ?? [])] }));
}

export function isNothingSelected(selection: Selection): boolean {
  return selection.regionId === EVERYWHERE && Object.keys(selection.keys).length === 0;
}

/** Number of chosen leaves of this option; several options may share a type. */
export function chosenCount(selection: Selection, option: FilterOption): number {
  const chosen = selection.keys[option.type] ?? [];
  return leavesOf(option).filter(({ key }) => chosen.includes(key)).length;
}

/** The selectable nodes: leaves of the tree, nodes of the list, or the toggle. */
export function leavesOf(option: FilterOption): FilterNode[] {
  const nodes = option.objectData ? [option.objectData] : (option.listData ?? []);
  return nodes.flatMap((node) => (node.children?.length ? node.children : [node]));
}

/** Spec home 3: CATEGORIES is two levels, PRICE one level, others a single toggle. */
export function controlOf(option: FilterOption): 'tree' | 'list' | 'toggle' | 'none' {
  if (option.type === 'CATEGORIES') return option.listData?.length ? 'tree' : 'none';
  if (option.type === 'PRICE') return option.listData?.length ? 'list' : 'none';
  return leavesOf(option).length > 0 ? 'toggle' : 'none';
}

/** An entry of the region popup's left panel, with its options. */
export interface RegionGroup {
  regionId: string;
  regionName: string;
  districts: readonly { regionId: string; regionName: string }[];
}

/** Flattens provinces to cities with districts; a province without cities counts as a city. */
export function regionGroups(regions: readonly Region[]): RegionGroup[] {
  return regions
    .flatMap((province) => (province.children.length > 0 ? province.children : [province]))
    .map(({ regionId, regionName, children }) => ({ regionId, regionName, districts: children }));
}
