/**
 * What the player does with its videos, as a pure reducer. Spec home 3 "activeIndex, lastIndex"; discovery 5.
 *
 * Invariants: one video plays at a time, the active one; nothing loads before a tap where `isCalm` is; the
 * next one loads when the active one can play through.
 */
export interface PlayerState {
  /** Of the row in view; as many as rows: the card after the last. */
  activeIndex: number;
  /** The one before, which is paused. */
  lastIndex: number;
  /** By a tap, or because the browser did not let it play. */
  isPaused: boolean;
  /** Each video waits for a tap. */
  isCalm: boolean;
  /** Ids of videos that a tap has started. */
  started: readonly string[];
  /** Ids of videos that are loaded far enough to play through. */
  ready: readonly string[];
}

export type PlayerEvent =
  | { type: 'moved'; to: number }
  /** The video was tapped, or the space bar pressed. */
  | { type: 'toggled'; id: string }
  /** The browser refused to play without a tap. */
  | { type: 'refused' }
  | { type: 'ready'; id: string };

export const startAt = (activeIndex: number, isCalm: boolean): PlayerState => ({
  activeIndex,
  lastIndex: activeIndex,
  isPaused: false,
  isCalm,
  started: [],
  ready: [],
});

export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'moved':
      if (event.to === state.activeIndex) return state;
      return { ...state, activeIndex: event.to, lastIndex: state.activeIndex, isPaused: false };
    case 'toggled':
      return mayPlay(state, event.id)
        ? { ...state, isPaused: !state.isPaused }
        : { ...state, isPaused: false, started: [...state.started, event.id] };
    case 'refused':
      return { ...state, isPaused: true };
    case 'ready':
      return state.ready.includes(event.id)
        ? state
        : { ...state, ready: [...state.ready, event.id] };
  }
}

/** Whether it plays by itself, or has been started by a tap. */
export function mayPlay({ isCalm, started }: PlayerState, id: string): boolean {
  return !isCalm || started.includes(id);
}

/** A slot of the row at `index`: whether it plays, and whether its video is loaded. */
export interface SlotState {
  plays: boolean;
  loads: boolean;
}

/**
 * Undefined: there is no slot. `ids` of all rows. `settledIndex` is the active one of an earlier moment, whose
 * neighbours still have theirs: a new neighbour is drawn after the active one plays.
 */
export function slotOf(
  state: PlayerState,
  index: number,
  ids: readonly string[],
  settledIndex: number,
): SlotState | undefined {
  const { activeIndex, isPaused, ready } = state;
  const id = ids[index] ?? '';
  if (index === activeIndex)
    return { plays: mayPlay(state, id) && !isPaused, loads: mayPlay(state, id) };
  if (Math.abs(index - settledIndex) > 1) return undefined;
  const isNextWanted = !state.isCalm && ready.includes(ids[activeIndex] ?? '');
  // The one behind keeps what it has: a swipe back shows it at once.
  return { plays: false, loads: index === activeIndex + 1 ? isNextWanted : ready.includes(id) };
}
