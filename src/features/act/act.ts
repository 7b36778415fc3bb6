/**
 * An act: a call that changes something. Declared once, at the top of a module; `use-act.ts` gives it to
 * a component.
 *
 * Invariant: what an act does to caches happens whether or not the screen is still there; what a screen
 * does about it (close, navigate) only while it is. A failure is reported once, here.
 */
import { serversWords } from '../../api/errors.ts';
import { isSettled } from '../../api/keyed/open-attempts.ts';
import { text, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

interface ActOptions<Body, Data> {
  /** The name that a failure is reported under: `area.thing`. */
  name: string;
  /** Optimistic: what is shown before the reply. Gives what takes it back after a failure. */
  before?: (body: Body) => () => void;
  /** Caches and events. */
  onDone?: (data: Data, body: Body) => void;
  /** The call itself was refused: what the page shows is not true any more. */
  onRefused?: (body: Body) => void;
  /** After each outcome. */
  onEnd?: (body: Body) => void;
  /** Words of success; absent or empty: none. */
  done?: TextKey | ((data: Data, body: Body) => string);
  /** Words of a failure: a key stands for the server's message or else that text; empty: none. */
  failed: TextKey | ((error: unknown) => string);
  /** Where those are shown: `inline` by the component, which has them as `failure`. */
  shows?: 'toast' | 'inline';
}

export interface Act<Body, Data> extends ActOptions<Body, Data> {
  run: (body: Body) => Promise<Data>;
}

export type Outcome<Data> =
  | { isDone: true; data: Data }
  /** `isRefused`: by the call itself; else it can be sent again. */
  | { isDone: false; isRefused: boolean; failure: string; error: unknown };

/** What the component does, while it is there. */
export interface OnAct<Data> {
  onDone?: ((data: Data) => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** The call itself was refused: to send it again is of no use. */
  onRefused?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
}

/** Declares an act. `run` sends it; a keyed call is sent by `attempts`. */
export function act<Body, Data>(
  run: (body: Body) => Promise<Data>,
  options: ActOptions<Body, Data>,
): Act<Body, Data> {
  return { ...options, run };
}

/** Sends it and does all that follows, in one turn of the event loop. Never rejects. */
export async function perform<Body, Data>(
  { run, before, ...act }: Act<Body, Data>,
  body: Body,
  on: () => OnAct<Data> = () => ({}),
): Promise<Outcome<Data>> {
  const takeBack = before?.(body);
  const outcome = await run(body).then(
    (data) => ({ isDone: true as const, data }),
    (error: unknown) => ({ isDone: false as const, error }),
  );
  const { onDone, onFailed, onRefused, onEnd } = on();
  if (outcome.isDone) {
    const { data } = outcome;
    act.onDone?.(data, body);
    onDone?.(data);
    const words =
      typeof act.done === 'function' ? act.done(data, body) : act.done && text(act.done);
    if (words) toast(words);
  } else takeBack?.();
  const failed = outcome.isDone ? undefined : refuse(outcome.error);
  act.onEnd?.(body);
  onEnd?.();
  return failed ?? (outcome as Outcome<Data>);

  function refuse(error: unknown): Outcome<Data> {
    reportProblem(act.name, error);
    const failure =
      typeof act.failed === 'function' ? act.failed(error) : wordsOr(error, act.failed);
    if (failure && act.shows !== 'inline') toast(failure);
    const isRefused = isSettled(error);
    if (isRefused) {
      act.onRefused?.(body);
      onRefused?.();
    }
    onFailed?.();
    return { isDone: false, isRefused, failure, error };
  }
}

function wordsOr(error: unknown, key: TextKey): string {
  return serversWords(error) || text(key);
}
