import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '../../lib/now.ts';
import { noteStep } from './history.ts';
import { backButtonKind, useBack } from './use-back.ts';

let nowMs = 1_000_000;
let stopClock: () => void;

beforeEach(() => {
  stopClock = setClock({ nowMs: () => nowMs });
});

afterEach(() => {
  cleanup();
  stopClock();
});

function BackButton() {
  return (
    <button type="button" onClick={useBack()}>
      back
    </button>
  );
}

test('a second tap before the browser has gone back is ignored', () => {
  noteStep('PUSH', { key: 'home', pathname: '/' });
  noteStep('PUSH', { key: 'store', pathname: '/platform/merchant' });
  const go = vi.fn();
  const navigator = { createHref: String, go, push: vi.fn(), replace: vi.fn() };
  render(
    <Router location="/platform/merchant" navigator={navigator}>
      <BackButton />
    </Router>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  nowMs += 150;
  fireEvent.click(button);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);

  // A back that had no effect may be repeated.
  nowMs += 1000;
  fireEvent.click(button);
  expect(go).toHaveBeenCalledTimes(2);

  // Back works at once on the page before.
  noteStep('PUSH', { key: 'brands', pathname: '/platform/brands' });
  fireEvent.click(button);
  expect(go).toHaveBeenCalledTimes(3);
});

test.each([
  [{ canGoBack: true, isNewWebview: false, historyLength: 2 }, 'page'],
  [{ canGoBack: true, isNewWebview: true, historyLength: 5 }, 'page'],
  [{ canGoBack: false, isNewWebview: false, historyLength: 1 }, 'home'],
  // The entries before belong to other sites: in a normal browser the button does not lead there.
  [{ canGoBack: false, isNewWebview: false, historyLength: 4 }, 'home'],
  [{ canGoBack: false, isNewWebview: true, historyLength: 4 }, 'opener'],
  // No entry before: home is better than a button without effect.
  [{ canGoBack: false, isNewWebview: true, historyLength: 1 }, 'home'],
] as const)('%j: %s', (state, expected) => {
  expect(backButtonKind(state)).toBe(expected);
});
