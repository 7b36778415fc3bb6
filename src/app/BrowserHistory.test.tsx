import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { startTransition } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { asId } from '../api/ids.ts';
import { Link } from '../features/navigation/Link.tsx';
import { paths } from '../paths.ts';
import { ownStep } from '../ui/layer/own-step.ts';
import { BrowserHistory } from './BrowserHistory.tsx';

vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return { ...react, startTransition: vi.fn(react.startTransition) };
});

afterEach(() => {
  cleanup();
  vi.mocked(startTransition).mockClear();
});

function Here() {
  return (
    <>
      <p role="status">{useLocation().pathname}</p>
      <Link to={paths.setting()}>setting</Link>
      <Link to={paths.brands()} replace>
        brands
      </Link>
    </>
  );
}

test.each([
  ['setting', paths.setting().pathname],
  ['brands', paths.brands().pathname],
])(
  'a tap on %s while an overlay takes its history entry away is followed after that',
  (name, to) => {
    history.replaceState(null, '', '/');
    render(
      <BrowserHistory>
        <Here />
      </BrowserHistory>,
    );
    const waiting: (() => void)[] = [];
    ownStep.waiting = waiting;
    fireEvent.click(screen.getByText(name));
    expect(location.pathname).toBe('/');
    ownStep.waiting = undefined;
    expect(waiting).toHaveLength(1);
    act(() => waiting[0]?.());
    expect(location.pathname).toBe(to);
    expect(screen.getByRole('status').textContent).toBe(to);
  },
);

test.each([
  ['another list of the page', paths.rank({ rankId: asId('R2') }), true, true],
  ['the page once more, as a step', paths.rank({ rankId: asId('R2') }), false, false],
  ['another page in its place', paths.brands(), true, false],
])('%s: drawn in slices or at once', (_what, to, replace, inSlices) => {
  history.replaceState(null, '', '/platform/rank?rankId=R1');
  render(
    <BrowserHistory>
      <Link to={to} replace={replace}>
        go
      </Link>
    </BrowserHistory>,
  );
  fireEvent.click(screen.getByText('go'));
  expect(location.pathname).toBe(to.pathname);
  expect(vi.mocked(startTransition)).toHaveBeenCalledTimes(inSlices ? 1 : 0);
});
