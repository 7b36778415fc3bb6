import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { EndOfList } from './EndOfList.tsx';

test.each([
  ['more', 0],
  ['loading', 1],
  ['failed', 0],
  ['end', 0],
] as const)('at %s something turns: %s', (state, count) => {
  const { container } = render(
    <EndOfList
      state={state}
      pageCount={1}
      onReach={() => undefined}
      scrollerRef={createRef()}
      words={{ loading: 'l', failed: 'f', retry: 'r', end: 'e' }}
    />,
  );
  expect(container.querySelectorAll('[data-spinner]')).toHaveLength(count);
});
