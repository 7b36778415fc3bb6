import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

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

function show(Part: ReturnType<typeof lazyPart<WordsProps>>['Part']) {
  waiting.mockClear();
  return render(
    <Suspense fallback={<Waiting />}>
      <Part words="soto" />
    </Suspense>,
  );
}

test('code that is there already is drawn at once', async () => {
  const { Part, load } = lazyPart<WordsProps>(() => Promise.resolve(Words));
  await load();
  show(Part);
  expect(screen.getByText('soto')).toBeTruthy();
  expect(waiting).not.toHaveBeenCalled();
});

test('code that is not there comes with the first drawing, once', async () => {
  const find = vi.fn(() => Promise.resolve(Words));
  const { Part, load } = lazyPart<WordsProps>(find);
  await act(() => Promise.resolve(show(Part)));
  expect(waiting).toHaveBeenCalled();
  expect(screen.getByText('soto')).toBeTruthy();
  await load();
  expect(find).toHaveBeenCalledTimes(1);
});

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
  const find = vi
    .fn<() => Promise<typeof Words>>()
    .mockRejectedValueOnce(new Error('tunnel'))
    .mockResolvedValue(Words);
  const { Part, load } = lazyPart<WordsProps>(find);
  const tree = (
    <Caught>
      <Suspense fallback={<Waiting />}>
        <Part words="soto" />
      </Suspense>
    </Caught>
  );
  const { unmount } = await act(() => Promise.resolve(render(tree)));
  expect(screen.getByText('tunnel')).toBeTruthy();
  unmount();
  await load();
  render(tree);
  expect(screen.getByText('soto')).toBeTruthy();
});
