/**
 * Batch removal of favourites: choose, confirm, wait, leave. A pure reducer; the screen makes the
 * call. A chosen store that has left the list is ignored.
 */
import type { StoreId } from '../../api/generated/types.ts';
export type EditState =
  | { mode: 'view' }
  | { mode: 'choose'; chosen: ReadonlySet<StoreId> }
  | { mode: 'confirm'; chosen: ReadonlySet<StoreId> }
  | { mode: 'working'; chosen: ReadonlySet<StoreId> };

export type EditEvent =
  | { type: 'edit' }
  | { type: 'leave' }
  | { type: 'toggle'; storeId: StoreId }
  /** Chooses the whole list, or clears the choice when all are chosen. */
  | { type: 'toggle-all'; storeIds: readonly StoreId[] }
  | { type: 'ask' }
  | { type: 'not-now' }
  | { type: 'confirm' }
  | { type: 'succeeded' }
  | { type: 'failed' };

export const startEdit: EditState = { mode: 'view' };
const NONE: ReadonlySet<StoreId> = new Set();

export function nextEdit(state: EditState, event: EditEvent): EditState {
  switch (event.type) {
    case 'edit':
      return state.mode === 'view' ? { mode: 'choose', chosen: NONE } : state;
    case 'leave':
      // The call is in flight: it cannot be cancelled.
      return state.mode === 'working' ? state : startEdit;
    case 'toggle':
      if (state.mode !== 'choose') return state;
      return { mode: 'choose', chosen: toggled(state.chosen, event.storeId) };
    case 'toggle-all':
      if (state.mode !== 'choose') return state;
      return {
        mode: 'choose',
        chosen: areAllChosen(state, event.storeIds) ? NONE : new Set(event.storeIds),
      };
    case 'ask':
      return state.mode === 'choose' && state.chosen.size > 0
        ? { mode: 'confirm', chosen: state.chosen }
        : state;
    case 'not-now':
      return state.mode === 'confirm' ? { mode: 'choose', chosen: state.chosen } : state;
    case 'confirm':
      return state.mode === 'confirm' ? { mode: 'working', chosen: state.chosen } : state;
    case 'succeeded':
      return state.mode === 'working' ? startEdit : state;
    case 'failed':
      return state.mode === 'working' ? { mode: 'choose', chosen: state.chosen } : state;
  }
}

export function chosenOf(state: EditState): ReadonlySet<StoreId> {
  return state.mode === 'view' ? NONE : state.chosen;
}

export function areAllChosen(state: EditState, storeIds: readonly StoreId[]): boolean {
  const chosen = chosenOf(state);
  return storeIds.length > 0 && storeIds.every((id) => chosen.has(id));
}

/** Limit of the call. */
export const maxBatch = 100;

export function batches(storeIds: readonly StoreId[]): StoreId[][] {
  const count = Math.ceil(storeIds.length / maxBatch);
  return Array.from({ length: count }, (_, at) =>
    storeIds.slice(at * maxBatch, (at + 1) * maxBatch),
  );
}

function toggled(chosen: ReadonlySet<StoreId>, storeId: StoreId): ReadonlySet<StoreId> {
  const next = new Set(chosen);
  if (!next.delete(storeId)) next.add(storeId);
  return next;
}
