import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { Link } from './Link.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('a link leads to its route and is not drawn anew by the step', () => {
  const onRender = vi.fn();
  render(
    <MemoryRouter>
      <Profiler id="link" onRender={onRender}>
        <Link to={paths.merchant({ poiId: 'P1' })}>Store</Link>
      </Profiler>
      <Here />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Store' }));
  expect(screen.getByText('/platform/merchant?poiId=P1')).toBeTruthy();
  expect(onRender).toHaveBeenCalledTimes(1);
});
