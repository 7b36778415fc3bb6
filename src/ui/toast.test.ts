import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast, toasts } from './toast.ts';

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('shows one after the other', () => {
    toast('a', { durationMs: 1000 });
    toast('b', { durationMs: 1000 });
    expect(currentToast()?.message).toBe('a');
    vi.advanceTimersByTime(1000);
    expect(currentToast()?.message).toBe('b');
    vi.advanceTimersByTime(1000);
    expect(currentToast()).toBeUndefined();
  });

  it('extends a message that shows already instead of repeating it', () => {
    toast('a', { durationMs: 1000 });
    vi.advanceTimersByTime(900);
    toast('a', { durationMs: 1000 });
    vi.advanceTimersByTime(900);
    expect(currentToast()?.message).toBe('a');
    vi.advanceTimersByTime(100);
    expect(currentToast()).toBeUndefined();
  });

  it('drops the oldest waiting message when there are too many', () => {
    for (const message of ['a', 'b', 'c', 'd', 'e']) toast(message);
    const seen: (string | undefined)[] = [];
    for (let shown = currentToast(); shown; shown = currentToast()) {
      seen.push(shown.message);
      dismissToast(shown.id);
    }
    expect(seen).toEqual(['a', 'c', 'd', 'e']);
  });

  it('shows for 1.5 s, a long message for its reading time', () => {
    toast('Disalin');
    vi.advanceTimersByTime(1499);
    expect(currentToast()?.message).toBe('Disalin');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
    const sentence = 'x'.repeat(60);
    toast(sentence);
    vi.advanceTimersByTime(2999);
    expect(currentToast()?.message).toBe(sentence);
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it('shows a toast with an action longer', () => {
    toast('a', { action: { label: 'go', onSelect: () => undefined } });
    vi.advanceTimersByTime(4900);
    expect(currentToast()?.message).toBe('a');
  });

  it('shows nothing for an empty message', () => {
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toast('');
    expect(listener).not.toHaveBeenCalled();
    toast('a');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
