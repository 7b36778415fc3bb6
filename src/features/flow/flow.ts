/**
 * A flow: state, events, a pure reducer, effects that are injected, and this runner. An event is sent; the
 * reducer gives the next state; the effects start what it asks for. Reducers are tested as tables, runners
 * with fake effects.
 *
 * Invariant: effects hear of every change once, in order, with the state before it. A job that was aborted
 * sends nothing.
 */
import { listeners } from '../../lib/listeners.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Flow<State, Event> {
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  send: (event: Event) => void;
  /** The screen is there; also again after `stop`, as React does in development. */
  start: () => void;
  /** The screen was left: its jobs are aborted. */
  stop: () => void;
}

interface JobOptions {
  /** Absent: at once. */
  afterMs?: number;
  /** Called after its event, unless it was aborted. */
  after?: () => void;
}

export interface Runner<State, Event> {
  get: () => State;
  send: (event: Event) => void;
  /** Starts a job, which never rejects, in the place of the one of that name, and sends its event. */
  run: (
    name: string,
    job: (signal: AbortSignal) => Promise<Event | undefined>,
    options?: JobOptions,
  ) => void;
  /** A no-op where there is none. */
  abort: (name: string) => void;
  /** Names of those that run or wait for their time. */
  running: () => ReadonlySet<string>;
}

export interface Effects<State> {
  /** Starts what `state` asks for and `before` did not; `before` is undefined at the start: all of it. */
  follow?: (state: State, before: State | undefined) => void;
  /** As `follow`, also while the screen is not there: for what is never aborted. */
  always?: (state: State, before: State) => void;
  /** Listens while the screen is there; gives what ends it. */
  listen?: () => () => void;
}

export function runFlow<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
  effectsOf: (runner: Runner<State, Event>) => Effects<State>,
): Flow<State, Event> {
  let state = initial;
  const changed = listeners();
  const jobs = new Map<string, AbortController>();
  let endListening: (() => void) | undefined;

  function send(event: Event): void {
    const before = state;
    const next = reduce(before, event);
    if (next === before) return;
    state = next;
    changed.tell();
    effects.always?.(next, before);
    if (endListening) effects.follow?.(next, before);
  }

  function abort(name: string): void {
    jobs.get(name)?.abort();
    jobs.delete(name);
  }

  const run: Runner<State, Event>['run'] = (name, job, { afterMs, after } = {}) => {
    abort(name);
    const stopping = new AbortController();
    const { signal } = stopping;
    jobs.set(name, stopping);
    const begin = (): void => {
      void job(signal).then((event) => {
        if (signal.aborted) return;
        // It ends before its event, which may start the next one of this name.
        jobs.delete(name);
        if (event !== undefined) send(event);
        after?.();
      });
    };
    if (afterMs === undefined) {
      begin();
      return;
    }
    const timer = setTimeout(begin, afterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const effects = effectsOf({
    get: () => state,
    send,
    run,
    abort,
    running: () => new Set(jobs.keys()),
  });

  return {
    get: () => state,
    subscribe: changed.add,
    send,
    start() {
      endListening = effects.listen?.() ?? (() => undefined);
      effects.follow?.(state, undefined);
    },
    stop() {
      endListening?.();
      endListening = undefined;
      for (const name of jobs.keys()) abort(name);
    },
  };
}

/** A flow that runs while the screen is there. Made by the first rendering. */
export function useFlow<Made extends Flow<unknown, never>>(
  make: () => Made,
): { state: ReturnType<Made['get']>; flow: Made } {
  const [flow] = useState(make);
  const state = useSyncExternalStore(flow.subscribe, flow.get) as ReturnType<Made['get']>;
  useEffect(() => {
    flow.start();
    return () => flow.stop();
  }, [flow]);
  return { state, flow };
}
