import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { NextPage } from './NextPage.tsx';

vi.mock('../../i18n/i18n.ts', () => ({ useText: () => String }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const states = {
  more: {},
  loading: { isFetching: true },
  failed: { isFetchNextPageError: true, error: new ApiError('network') },
  busy: { isFetchNextPageError: true, error: new ApiError('rate-limited') },
  again: { isFetchNextPageError: true, isFetching: true },
  end: { hasNextPage: false },
  behind: { hasNextPage: false },
};

test.each([
  ['more', 'common.loadingMore', 0],
  ['loading', 'common.loadingMore', 1],
  ['failed', 'common.moreFailed', 0],
  ['busy', 'common.busy', 0],
  ['again', 'common.loadingMore', 1],
  ['end', 'common.noMore', 0],
  ['behind', 'common.loadingMore', 0],
] as const)('at %s it says so, with a spinner only while it loads', (state, words, count) => {
  const query = {
    hasNextPage: true,
    isFetching: false,
    isFetchNextPageError: false,
    error: null,
    ...states[state],
  };
  const more = vi.fn(() => Promise.resolve(query));
  const { container } = render(
    <NextPage list={{ query, more }} scrollerRef={createRef()} isBehind={state === 'behind'} />,
  );
  expect(container.textContent).toContain(words);
  expect(container.querySelectorAll('[data-spinner]')).toHaveLength(count);
  container.querySelector('button')?.click();
  expect(more).toHaveBeenCalledTimes(['failed', 'busy'].includes(state) ? 1 : 0);
});
