import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { Link } from './Link.tsx';

function Here() {
  const { pathname } = useLocation();
  return <p>{pathname}</p>;
}

test('a link leads to its route, and the other links do not re-render', () => {
  const order = paths.order();
  let drawings = 0;
  const store = {
    pathname: '/platform/merchant',
    // Read once per rendering.
    get search() {
      drawings += 1;
      return '?poiId=P1';
    },
  };
  render(
    <MemoryRouter>
      <Link to={store}>Store</Link>
      <Link to={order}>Orders</Link>
      <Here />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(screen.getByText(order.pathname)).toBeTruthy();
  expect(drawings).toBe(1);
});
