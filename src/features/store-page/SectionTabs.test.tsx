import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SectionName } from './sections.ts';
import { useSectionTabs } from './SectionTabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Each 300 px high; the last two cannot reach the line in a view of 800 px. */
const NAMES = [
  'discount',
  'menu',
  'address',
  'facility',
  'review',
] as const satisfies SectionName[];
const HEIGHT_PX = 300;
const VIEW_PX = 800;
const MAX_PX = NAMES.length * HEIGHT_PX - VIEW_PX;

function box(element: HTMLElement, top: () => number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top(), 360, height);
}

function openPage() {
  const scroller = document.createElement('main');
  Object.defineProperties(scroller, {
    clientHeight: { value: VIEW_PX },
    scrollHeight: { value: NAMES.length * HEIGHT_PX },
  });
  box(scroller, () => 0, VIEW_PX);
  // A smooth scroll has not moved yet when the call returns.
  scroller.scrollTo = ((to: ScrollToOptions) => {
    if (to.behavior === 'instant') scroller.scrollTop = Math.min(to.top ?? 0, MAX_PX);
  }) as typeof scroller.scrollTo;
  const ref = { current: scroller };
  const none = { current: null };
  const { result } = renderHook(() => useSectionTabs(NAMES, ref, none, none));
  NAMES.forEach((name, place) => {
    const element = document.createElement('section');
    box(element, () => place * HEIGHT_PX - scroller.scrollTop, HEIGHT_PX);
    result.current.sectionRef(name)(element);
  });
  /** Scrolls to this place, and draws a frame. */
  const scroll = (kind: 'scroll' | 'scrollend', top: number): Promise<void> =>
    act(async () => {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event(kind));
      await new Promise(requestAnimationFrame);
    });
  return { result, scroll };
}

test('a tapped tab stays lit where its section cannot reach the bar, until one scrolls on', async () => {
  const { result, scroll } = openPage();
  act(() => result.current.choose('facility'));
  await scroll('scroll', MAX_PX / 2);
  expect(result.current.current, 'on the way').toBe('facility');
  await scroll('scrollend', MAX_PX);
  expect(result.current.current, 'at the end of the page').toBe('facility');
  await scroll('scroll', MAX_PX + 1);
  expect(result.current.current, 'a bounce').toBe('facility');
  await scroll('scroll', 0);
  expect(result.current.current, 'scrolled on').toBe('discount');
  await scroll('scroll', MAX_PX);
  expect(result.current.current, 'the end of the page is the last one').toBe('review');
});

test('a scroll that takes over in the same frame lets go of the tapped tab', async () => {
  const { result, scroll } = openPage();
  act(() => result.current.choose('address'));
  // One event for both scrolls, at the place of the later one.
  await scroll('scrollend', 0);
  expect(result.current.current).toBe('discount');
});

test('a scroll that takes over on the way lets go before any scroll has ended', async () => {
  const { result, scroll } = openPage();
  act(() => result.current.choose('address'));
  await scroll('scroll', MAX_PX / 2);
  expect(result.current.current, 'on the way').toBe('address');
  // Its `scrollend` may come some frames later.
  await scroll('scroll', 0);
  expect(result.current.current).toBe('discount');
});

test('a scroll that takes over before the first frame of a jump lets go of the tapped tab', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { result, scroll } = openPage();
  act(() => result.current.choose('address'));
  // Its `scrollend` may come some frames later.
  await scroll('scroll', 0);
  expect(result.current.current).toBe('discount');
});
