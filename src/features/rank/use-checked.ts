import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { vFilterType } from '../../api/generated/shared/filter-type.ts';
import type { RankId } from '../../api/generated/types.ts';
import {
  NOTHING_SELECTED,
  reduceSelection,
  type Selection,
  type SelectionEvent,
} from '../store-filter/selection.ts';
import { paths } from '../../paths.ts';

const vChecked = v.object({
  checkedRankFilter: v.record(v.string(), v.record(vFilterType, v.array(v.string()))),
});

/**
 * The chosen rank and what is checked for each (spec home 3 `checkedRankFilter`), in the history entry: a
 * store's page leads back to both, and a page that is opened anew begins with neither.
 */
export function useChecked(rankId: RankId | undefined) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const parsed = v.safeParse(vChecked, state);
  const checked = parsed.success ? parsed.output.checkedRankFilter : {};
  const selection: Selection = {
    ...NOTHING_SELECTED,
    keys: (rankId === undefined ? undefined : checked[rankId]) ?? {},
  };
  const go = (to: RankId, checkedRankFilter: object): void =>
    void navigate(paths.rank({ rankId: to }), { replace: true, state: { checkedRankFilter } });
  return {
    selection,
    choose: (to: RankId) => go(to, checked),
    select: (event: SelectionEvent) => {
      if (rankId === undefined) return;
      go(rankId, { ...checked, [rankId]: reduceSelection(selection, event).keys });
    },
  };
}
