/**
 * The stars that are tapped to rate. Merchant 4: "value 0 to 5. A click sets the score and plays an
 * animation (about 300 ms scale, then a per-score animation of 480 to 880 ms); clicks are ignored while
 * animating." A pure machine; the component has the clock.
 */
import { MAX_STARS } from '../review/stars.ts';

export const SCALE_MS = 300;
const SHORTEST_PLAY_MS = 480;
const LONGEST_PLAY_MS = 880;

/** Milliseconds of the second part; 1..5 in even steps. */
export function playMs(score: number): number {
  return SHORTEST_PLAY_MS + ((score - 1) * (LONGEST_PLAY_MS - SHORTEST_PLAY_MS)) / (MAX_STARS - 1);
}

export type StarPhase = 'still' | 'scaling' | 'playing';

export interface StarState {
  score: number;
  phase: StarPhase;
}

export type StarEvent =
  /** `isCalm`: the user wants no motion. */
  | { type: 'tap'; score: number; isCalm: boolean }
  /** Arrow keys are not clicks: ignoring them would make the group seem stuck. */
  | { type: 'key'; score: number }
  /** The animation of the phase has ended. */
  | { type: 'over' };

export function starFlow(state: StarState, event: StarEvent): StarState {
  switch (event.type) {
    case 'tap':
      if (state.phase !== 'still') return state;
      return { score: event.score, phase: event.isCalm ? 'still' : 'scaling' };
    case 'key':
      return { score: event.score, phase: 'still' };
    case 'over':
      return { ...state, phase: state.phase === 'scaling' ? 'playing' : 'still' };
  }
}

/** Duration of the phase; undefined: it does not end by itself. */
export function phaseMs({ score, phase }: StarState): number | undefined {
  switch (phase) {
    case 'still':
      return undefined;
    case 'scaling':
      return SCALE_MS;
    case 'playing':
      return playMs(score);
  }
}
