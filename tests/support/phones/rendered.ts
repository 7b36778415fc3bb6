/**
 * A part of the app drawn over a machine of `flow-machines.ts`, and what somebody reads and can press
 * there. For the rows of the phones' table: "what is shown" and "next" come from here.
 */
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Host } from '../../../src/host/types.ts';
import { outcome, playMachines, say } from './flow-machines.ts';

/** Longer than every delay of the screens that are drawn. */
const SETTLE_MS = 10_500;
const LAYERS = 'dialog, [role=dialog]';
const PRESSED = 'button, a[href], label:has(input[type=file])';

export interface Rendered {
  /** The uppermost dialog or sheet, when there is one. */
  layer: () => Element | undefined;
  /** The text of each match in the front, one sentence after the other. */
  said: (selector: string) => string;
  /** The latest message over the screen; undefined while there was none. It may be gone again. */
  toast: () => string | undefined;
  /** Everything to press in front, except the ways out of a layer: `“a”, “b”`. */
  buttons: () => string;
  /** By its name, or by the beginning of it: a row of a list has its value behind. */
  press: (label: string) => Promise<void>;
  /** Lets `work` happen, and runs timers and effects until nothing is left to come. */
  settle: (work?: () => void) => Promise<void>;
  /** Settles until the check passes: the system's cryptography is driven by no fake timer. */
  until: (check: () => void) => Promise<void>;
  /** As `outcome`, while the screen follows. */
  coded: (work: Promise<unknown>) => Promise<string>;
  /** Unmounts it. */
  leave: () => Promise<void>;
  /** Path and query of the router. */
  place: () => string;
}

let leave: () => Promise<void> = () => Promise.resolve();

/** Keeps what the host answers to the page, to be told as a code. */
export function ear() {
  let heard: Promise<unknown> = Promise.reject(new Error('nobody asked the host'));
  heard.catch(() => undefined);
  return {
    hear<Answer>(answer: Promise<Answer>): Promise<Answer> {
      heard = answer;
      return answer;
    },
    /** The latest. */
    heard: () => heard,
  };
}

/** For a file of such tests: a machine for each row, and nothing of one row is there in the next. */
export function drawScreens(): void {
  playMachines();
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  afterEach(async () => {
    await leave();
    leave = () => Promise.resolve();
    document.body.replaceChildren();
  });
}

/**
 * Draws what `load` gives, after the machine was made: its modules are imported anew, and so must be
 * those of the screen. `host` may wrap the machine's, to hear what it answers.
 */
export async function draw(
  host: Host,
  load: () => Promise<ReactElement>,
  at = '/',
): Promise<Rendered> {
  vi.doMock('#host', () => ({ host }));
  vi.doMock('../../../src/telemetry/report.ts', () => ({
    reportProblem: () => undefined,
    track: () => undefined,
  }));
  // Storage is no subject of these rows; imported anew like the screen's modules.
  const { openKept } = await import('../storage.ts');
  await openKept();
  const { activateLocale } = await import('../../../src/i18n/i18n.ts');
  await activateLocale('id-ID');
  const { act, createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { MemoryRouter, useLocation } = await import('react-router');
  const { toasts } = await import('../../../src/ui/toast.ts');
  let toast: string | undefined;
  toasts.subscribe((shown) => {
    toast = shown[0]?.message ?? toast;
  });
  const element = await load();
  let place = '';
  function Around() {
    const { pathname, search } = useLocation();
    place = pathname + search;
    return element;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // In two: what `work` changes is drawn, and its effects have set their timers, before time passes.
  const settle = async (work?: () => void) => {
    await act(async () => {
      work?.();
      await vi.dynamicImportSettled();
    });
    await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS)));
  };
  await act(async () =>
    root.render(createElement(MemoryRouter, { initialEntries: [at] }, createElement(Around))),
  );
  const unmount = () => act(async () => root.unmount());
  leave = unmount;

  const layer = () => [...document.querySelectorAll(LAYERS)].at(-1);
  const front = () => layer() ?? container;
  const labelled = () =>
    [...front().querySelectorAll<HTMLElement>(PRESSED)].map(
      (one) => [one.getAttribute('aria-label') ?? one.textContent, one] as const,
    );
  const screen: Rendered = {
    layer,
    said: (selector) =>
      [...front().querySelectorAll(selector)]
        .map((one) => one.textContent)
        .reduce(
          (all, one) => (all === '' ? one : `${all}${all.endsWith('.') ? '' : '.'} ${one}`),
          '',
        ),
    toast: () => toast,
    buttons: () =>
      labelled()
        .filter(([label]) => label !== say('common.back') && label !== say('common.close'))
        .map(([label]) => `“${label}”`)
        .join(', '),
    async press(label) {
      const named = labelled();
      const button =
        named.find(([name]) => name === label) ?? named.find(([name]) => name.startsWith(label));
      if (!button) throw new Error(`no button ${label} among ${screen.buttons()}`);
      await settle(() => button[1].click());
    },
    settle,
    until: (check) =>
      vi.waitFor(async () => {
        await settle();
        check();
      }),
    async coded(work) {
      let code = '';
      await act(async () => {
        code = await outcome(work);
      });
      return code;
    },
    leave: unmount,
    place: () => place,
  };
  return screen;
}
