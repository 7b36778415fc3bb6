import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { vFilterType } from '../../api/generated/shared/filter-type.ts';
import type { PoiSort } from '../../api/generated/types.ts';
import type { Path } from '../../paths.ts';
import {
  NOTHING_SELECTED,
  reduceSelection,
  type Selection,
  type SelectionEvent,
} from '../store-filter/selection.ts';

const vListChoice = v.object({
  listChoice: v.object({
    selection: v.object({
      regionId: v.string(),
      regionName: v.string(),
      keys: v.record(vFilterType, v.array(v.string())),
    }),
    sort: v.picklist(['BEST', 'DISTANCE', 'SCORE', 'PRICE', 'DISCOUNT']),
  }),
});

interface ListChoice {
  selection: Selection;
  sort: PoiSort;
}

const NOTHING: ListChoice = { selection: NOTHING_SELECTED, sort: 'BEST' };

/**
 * Filters and order of a list, in the history entry of its page at `to`: a way back from a store finds
 * them, and a page that is opened anew begins without.
 */
export function useListChoice(to: Path) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const parsed = v.safeParse(vListChoice, state);
  const choice: ListChoice = parsed.success ? parsed.output.listChoice : NOTHING;
  const go = (next: ListChoice): void =>
    void navigate(to, { replace: true, state: { listChoice: next } });
  return {
    ...choice,
    select: (event: SelectionEvent) =>
      go({ ...choice, selection: reduceSelection(choice.selection, event) }),
    order: (sort: PoiSort) => go({ ...choice, sort }),
    /** For another search: what was chosen for the one before would narrow it unseen. */
    forget: (): void => {
      if (parsed.success) void navigate(to, { replace: true });
    },
  };
}
