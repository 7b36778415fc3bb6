import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DrawnPart, keepLoading, part, usePart } from './part.tsx';

afterEach(cleanup);

interface WordsProps {
  words: string;
}
function Words({ words }: WordsProps) {
  return <p>{words}</p>;
}
const waiting = vi.fn<() => null>(() => null);
function Waiting() {
  return waiting();
}

function show(words: DrawnPart<WordsProps>) {
  waiting.mockClear();
  return render(
    <Suspense fallback={<Waiting />}>
      <words.Part words="soto" />
    </Suspense>,
  );
}

test('code that is there already is drawn at once', async () => {
  const words = part(() => Promise.resolve({ Words }), 'Words');
  await words.load();
  show(words);
  expect(screen.getByText('soto')).toBeTruthy();
  expect(waiting).not.toHaveBeenCalled();
});

test('code that is not there comes with the first drawing, once', async () => {
  const find = vi.fn(() => Promise.resolve({ Words }));
  const words = part(find, 'Words');
  await act(() => Promise.resolve(show(words)));
  expect(waiting).toHaveBeenCalled();
  expect(screen.getByText('soto')).toBeTruthy();
  await words.load();
  expect(find).toHaveBeenCalledTimes(1);
});

test('all who ask meanwhile share one request', async () => {
  const find = vi.fn(() => Promise.resolve({ Words }));
  const words = part(find, 'Words');
  expect(await Promise.all([words.load(), words.load()])).toEqual([Words, Words]);
  expect(find).toHaveBeenCalledTimes(1);
});

test('without a name it is the whole module', async () => {
  const words = part(() => Promise.resolve({ Words, count: 1 }));
  expect(words.loaded.get()).toBeUndefined();
  expect(await words.load()).toEqual({ Words, count: 1 });
  expect(words.loaded.get()?.count).toBe(1);
});

function tunnel() {
  return vi
    .fn<() => Promise<{ Words: typeof Words }>>()
    .mockRejectedValueOnce(new Error('tunnel'))
    .mockResolvedValue({ Words });
}

class Caught extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

test('code that cannot be loaded is an error of its place, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const words = part(tunnel(), 'Words');
  const tree = (
    <Caught>
      <Suspense fallback={<Waiting />}>
        <words.Part words="soto" />
      </Suspense>
    </Caught>
  );
  const { unmount } = await act(() => Promise.resolve(render(tree)));
  expect(screen.getByText('tunnel')).toBeTruthy();
  unmount();
  await words.load();
  render(tree);
  expect(screen.getByText('soto')).toBeTruthy();
});

test('nothing before, the part in all places when it comes, with what each was given', async () => {
  const words = part(() => Promise.resolve({ Words }), 'Words');
  const { container, rerender } = render(
    <>
      <words.WhenLoaded words="a" />
      <words.WhenLoaded words="b" />
    </>,
  );
  expect(container.textContent).toBe('');
  await act(() => words.load());
  expect(container.textContent).toBe('ab');
  rerender(<words.WhenLoaded words="c" />);
  expect(container.textContent).toBe('c');
});

test('a hook has it when it comes, and asks for nothing', async () => {
  const find = vi.fn(() => Promise.resolve({ count: 1 }));
  const counted = part(find);
  const { result } = renderHook(() => usePart(counted));
  expect(result.current).toBeUndefined();
  expect(find).not.toHaveBeenCalled();
  await act(() => counted.load());
  expect(result.current?.count).toBe(1);
});

describe('a part that is kept loading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is asked for again after a failure, which is told, until it is there', async () => {
    const find = tunnel();
    const words = part(find, 'Words');
    const onFailure = vi.fn();
    keepLoading(words, onFailure);
    await vi.advanceTimersByTimeAsync(3999);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('tunnel'));
    expect(words.loaded.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(words.loaded.get()).toBe(Words);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('is not asked for again after the end', async () => {
    const find = vi.fn(() => Promise.reject(new Error('tunnel')));
    const stop = keepLoading(part(find), vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
