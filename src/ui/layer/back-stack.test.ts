// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterOverlays, closeAll, closeTop, pushOverlay } from './back-stack.ts';
import { ownStep } from './own-step.ts';

/** What a browser does on back, as far as this module can observe it. */
function pressBack(stateBelow: unknown): void {
  history.replaceState(stateBelow, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('back stack', () => {
  const undo: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState({ idx: 3 }, '');
    // happy-dom does not navigate back; here a step back only removes the marker.
    vi.spyOn(history, 'back').mockImplementation(() => pressBack({ idx: 3 }));
  });

  afterEach(() => {
    for (const remove of undo.splice(0)) remove();
    vi.runAllTimers();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function open(): { close: ReturnType<typeof vi.fn>; remove: () => void } {
    const close = vi.fn();
    const remove = pushOverlay(close);
    undo.push(remove);
    return { close, remove };
  }

  it('goes back over the marker that a reload with an open overlay has left', async () => {
    history.replaceState({ idx: 3, jajanOverlay: true }, '');
    vi.resetModules();
    await import('./back-stack.ts');
    vi.runAllTimers();
    expect(history.back).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ idx: 3 });
  });

  it('pushes one marker for any number of overlays and keeps the router state', () => {
    const push = vi.spyOn(history, 'pushState');
    open();
    open();
    vi.runAllTimers();
    expect(push).toHaveBeenCalledTimes(1);
    expect(history.state).toMatchObject({ idx: 3, jajanOverlay: true });
  });

  it('pushes the marker before the next task, which may be a press of back', async () => {
    open();
    await Promise.resolve();
    expect(history.state).toHaveProperty('jajanOverlay');
  });

  it('leaves no marker for an overlay that opens and closes in one task', async () => {
    const push = vi.spyOn(history, 'pushState');
    open().remove();
    await Promise.resolve();
    vi.runAllTimers();
    expect(push).not.toHaveBeenCalled();
  });

  it('closes the top overlay only, and puts the marker back for the one below', () => {
    const below = open();
    const top = open();
    vi.runAllTimers();
    pressBack({ idx: 3 });
    vi.runAllTimers();
    expect(top.close).toHaveBeenCalledTimes(1);
    expect(below.close).not.toHaveBeenCalled();
    expect(history.state).toHaveProperty('jajanOverlay');
  });

  it('keeps an overlay whose handler returns false', () => {
    const close = vi.fn(() => false);
    undo.push(pushOverlay(close));
    vi.runAllTimers();
    pressBack({ idx: 3 });
    vi.runAllTimers();
    expect(history.state).toHaveProperty('jajanOverlay');
    expect(closeTop()).toBe(true);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('steps back once, however often it is called before the popstate', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {
      setTimeout(() => pressBack({ idx: 3 }), 50);
    });
    open().remove();
    const sheet = open();
    vi.runAllTimers();
    sheet.remove();
    vi.advanceTimersByTime(10);
    // An overlay opens and closes before the popstate: a second step back would leave the screen.
    open().remove();
    vi.advanceTimersByTime(10);
    const arrived = vi.fn();
    afterOverlays(arrived);
    vi.runAllTimers();
    expect(back).toHaveBeenCalledTimes(1);
    expect(arrived).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ idx: 3 });
  });

  it('delays a navigation until the popstate of its own step', () => {
    vi.spyOn(history, 'back').mockImplementation(() => {
      setTimeout(() => pressBack({ idx: 3 }), 50);
    });
    const sheet = open();
    vi.runAllTimers();
    sheet.remove();
    vi.advanceTimersByTime(10);
    const seen: unknown[] = [];
    ownStep.waiting?.push(() => seen.push({ ...(history.state as object) }));
    vi.advanceTimersByTime(39);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([{ idx: 3 }]);
    expect(ownStep.waiting).toBeUndefined();
  });

  it('stops waiting for a step that an external page has cancelled', () => {
    vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const sheet = open();
    vi.runAllTimers();
    sheet.remove();
    vi.advanceTimersByTime(10);
    const run = vi.fn();
    ownStep.waiting?.push(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(run).toHaveBeenCalledTimes(1);
    vi.mocked(history.back).mockImplementation(() => pressBack({ idx: 3 }));
  });

  it('lets a navigation wait until the marker is gone', () => {
    const sheet = open();
    vi.runAllTimers();
    const seen: unknown[] = [];
    afterOverlays(() => seen.push({ ...(history.state as object) }));
    vi.runAllTimers();
    expect(seen).toEqual([]);
    sheet.remove();
    vi.runAllTimers();
    expect(seen).toEqual([{ idx: 3 }]);
    vi.runAllTimers();
    expect(seen).toHaveLength(1);
  });

  it('navigates at once where nothing is open', () => {
    const run = vi.fn();
    afterOverlays(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('steps over the marker when the last overlay closes by itself', () => {
    const sheet = open();
    vi.runAllTimers();
    sheet.remove();
    vi.runAllTimers();
    expect(history.back).toHaveBeenCalledTimes(1);
    expect(sheet.close).not.toHaveBeenCalled();
    expect(history.state).not.toHaveProperty('jajanOverlay');
  });

  it('leaves the history alone when an overlay opens and closes in one commit', () => {
    const push = vi.spyOn(history, 'pushState');
    open().remove();
    vi.runAllTimers();
    expect(push).not.toHaveBeenCalled();
    expect(history.back).not.toHaveBeenCalled();
  });

  it('skips a marker that a link left behind', () => {
    pressBack({ idx: 3, jajanOverlay: true });
    open().remove();
    vi.runAllTimers();
    expect(history.back).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape and returns false when nothing is open', () => {
    const sheet = open();
    vi.runAllTimers();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(sheet.close).toHaveBeenCalledTimes(1);
    expect(closeTop()).toBe(false);
  });

  it('closes all, and stops at one whose handler returns false', () => {
    const below = open();
    undo.push(pushOverlay(() => false));
    const top = open();
    closeAll();
    expect(top.close).toHaveBeenCalledTimes(1);
    expect(below.close).not.toHaveBeenCalled();
  });

  it('says whether another page or the user closes it', () => {
    const first = open();
    vi.runAllTimers();
    closeTop();
    expect(first.close).toHaveBeenCalledWith(undefined);
    const second = open();
    closeAll();
    expect(second.close).toHaveBeenCalledWith('navigation');
  });
});
