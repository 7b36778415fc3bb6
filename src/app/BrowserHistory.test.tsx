import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Link } from '../features/navigation/Link.tsx';
import { paths } from '../paths.ts';
import { ownStep } from '../ui/layer/own-step.ts';
import { BrowserHistory } from './BrowserHistory.tsx';

afterEach(cleanup);

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
