import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOwnBack } from '../../features/navigation/back-press.ts';
import { pathnames } from '../../paths.ts';
import { pushOverlay } from '../../ui/layer/back-stack.ts';
import { useHistoryStack } from '../use-page-view.ts';
import { useNativeBack } from './use-native-back.ts';

const phone = vi.hoisted(() => ({
  press: (): void => undefined,
  exit: vi.fn(() => Promise.resolve()),
}));
const toasted = vi.hoisted(() => vi.fn());

vi.mock('#host', () => ({
  host: {
    kind: 'APP',
    onBack: (listener: () => void) => {
      phone.press = listener;
      return () => undefined;
    },
    exit: phone.exit,
  },
}));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: toasted }));

let go: (to: string) => void;
let place: () => string;
const undo: (() => void)[] = [];

function Probe() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = (to) => void navigate(to);
    place = () => pathname;
  });
  useHistoryStack();
  useNativeBack();
  return <input aria-label="field" />;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const take of undo.splice(0)) take();
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Starts at home and goes on from there, step by step. */
function at(...places: string[]): { field: HTMLElement } {
  const { getByLabelText, unmount } = render(
    <MemoryRouter initialEntries={[places[0] ?? '/']}>
      <Probe />
    </MemoryRouter>,
  );
  undo.push(unmount);
  for (const next of places.slice(1)) act(() => go(next));
  return { field: getByLabelText('field') };
}

const press = () => act(() => phone.press());
const escape = (target: EventTarget = document) =>
  act(() => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  });

test('an overlay goes first, then the page, then the app says and does exit', () => {
  at('/', pathnames.rank);
  const close = vi.fn();
  undo.push(pushOverlay(close));
  press();
  expect(close).toHaveBeenCalledTimes(1);
  expect(place()).toBe(pathnames.rank);
  press();
  expect(place()).toBe('/');
  press();
  expect(toasted).toHaveBeenCalledWith('frame.exitHint', expect.anything());
  expect(phone.exit).not.toHaveBeenCalled();
  press();
  expect(phone.exit).toHaveBeenCalledTimes(1);
});

test('a second press that comes late says it again', () => {
  at('/');
  press();
  vi.advanceTimersByTime(2500);
  press();
  expect(phone.exit).not.toHaveBeenCalled();
  expect(toasted).toHaveBeenCalledTimes(2);
});

test.each([pathnames.payCode, pathnames.reviewEdit])('%s is not left', (pathname) => {
  at('/', pathname);
  press();
  escape();
  expect(place()).toBe(pathname);
});

test('sign-in is left in its own way, and like any page when it is not there yet', () => {
  at('/', pathnames.signIn);
  const leave = vi.fn();
  const stop = setOwnBack(leave);
  press();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(place()).toBe(pathnames.signIn);
  stop();
  press();
  expect(place()).toBe('/');
});

test('Escape goes back on a page, and neither out of a field nor out of the app', () => {
  const { field } = at('/', pathnames.rank);
  escape(field);
  expect(place()).toBe(pathnames.rank);
  escape();
  expect(place()).toBe('/');
  escape();
  escape();
  expect(toasted).not.toHaveBeenCalled();
  expect(phone.exit).not.toHaveBeenCalled();
});
