import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './StoreHead.module.css';
import {
  SECTION_TITLES,
  type SectionName,
  TAB_OFFSET_PX,
  VIEW_OFFSET_PX,
  sectionInView,
} from './sections.ts';

interface SectionTabsProps {
  sections: readonly SectionName[];
  current: SectionName | undefined;
  barRef: RefObject<HTMLElement | null>;
  onChoose: (name: SectionName) => void;
}

/**
 * Merchant 2 "Sticky tab bar". The sections stay in the page one under the other, so these are links
 * within it, not tabs that hide: arrow keys move between them, the one in view is the current.
 */
export function SectionTabs({ sections, current, barRef, onChoose }: SectionTabsProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-current]');
    const { current: element } = row;
    if (!button || !element) return;
    // Not scrollIntoView: it would move the page as well.
    const middle = button.offsetLeft + button.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollLeft = middle;
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <nav className={css['bar']} ref={barRef} aria-label={text('merchant.sections')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys beside the Tab key */}
      <div
        className={classes(layout['strip'], box['anchor'], box['tall48'], css['row'])}
        ref={row}
        onKeyDown={onKeyDown}
      >
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            className={classes(
              tint['quiet'],
              space['pad0by3'],
              box['anchor'],
              box['tall48'],
              css['tab'],
            )}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => onChoose(name)}
          >
            {text(SECTION_TITLES[name])}
          </button>
        ))}
      </div>
    </nav>
  );
}

/** Upper bound of a smooth scroll, for browsers without `scrollend` (Safari). */
const SCROLL_MAX_MS = 900;
/** Scrolls end on whole pixels of the device, and bounce. */
const SLACK_PX = 2;

/** Where a tapped tab leads, and where its scroll has ended. */
interface Target {
  top: number;
  restTop: number | undefined;
  /** How near its scroll has come: it never goes away from there by itself. */
  nearest: number;
}

interface FollowedTabs {
  current: SectionName | undefined;
  choose: (name: SectionName) => void;
  /** `ref` of a section. */
  sectionRef: (name: SectionName) => (element: HTMLElement | null) => void;
}

/** Highlights the current section and scrolls to a tapped one; without animation under reduced motion. */
export function useSectionTabs(
  sections: readonly SectionName[],
  scrollRef: RefObject<HTMLElement | null>,
  topBarRef: RefObject<HTMLElement | null>,
  tabBarRef: RefObject<HTMLElement | null>,
): FollowedTabs {
  const elements = useRef(new Map<SectionName, HTMLElement>());
  const [current, setCurrent] = useState<SectionName | undefined>(sections[0]);
  /**
   * The tapped tab stays selected during the programmatic scroll, and after it until the user scrolls on:
   * near the end of the page another section would be in view.
   */
  const target = useRef<Target>(undefined);
  const names = sections.join();

  useEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller) return undefined;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const { scrollTop } = scroller;
      if (target.current) {
        const { restTop, nearest } = target.current;
        const distance = distanceTo(target.current, scroller);
        target.current.nearest = Math.min(nearest, distance);
        const isOnItsWay = restTop === undefined && distance <= nearest + SLACK_PX;
        const isAtRest = restTop !== undefined && Math.abs(scrollTop - restTop) < SLACK_PX;
        if (isOnItsWay || isAtRest) return;
        target.current = undefined;
      }
      const top = scroller.getBoundingClientRect().top;
      const edges = (names.split(',') as SectionName[]).flatMap((name) => {
        const rect = elements.current.get(name)?.getBoundingClientRect();
        return rect ? [{ name, top: rect.top - top, bottom: rect.bottom - top }] : [];
      });
      setCurrent(
        sectionInView(edges, {
          viewHeight: scroller.clientHeight,
          lineTop: barHeight(topBarRef) + extra(tabBarRef),
          scrollTop,
          maxScrollTop: scroller.scrollHeight - scroller.clientHeight,
        }),
      );
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const arrive = (): void => {
      const chosen = target.current;
      // Another scroll has taken over, in the same frame.
      if (chosen && distanceTo(chosen, scroller) > SLACK_PX) target.current = undefined;
      else if (chosen) chosen.restTop ??= scroller.scrollTop;
      later();
    };
    // A user scroll cancels the programmatic one.
    const letGo = (): void => {
      target.current = undefined;
    };
    later();
    scroller.addEventListener('scroll', later, { passive: true });
    scroller.addEventListener('scrollend', arrive);
    scroller.addEventListener('touchstart', letGo, { passive: true });
    scroller.addEventListener('wheel', letGo, { passive: true });
    // A turned phone shows other sections without any scroll.
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', later);
      scroller.removeEventListener('scrollend', arrive);
      scroller.removeEventListener('touchstart', letGo);
      scroller.removeEventListener('wheel', letGo);
      window.removeEventListener('resize', later);
    };
  }, [names, scrollRef, topBarRef, tabBarRef]);

  function choose(name: SectionName): void {
    const scroller = scrollRef.current;
    const element = elements.current.get(name);
    if (!scroller || !element) return;
    setCurrent(name);
    const tabs = Math.max(TAB_OFFSET_PX, barHeight(tabBarRef));
    const top =
      element.getBoundingClientRect().top -
      scroller.getBoundingClientRect().top +
      scroller.scrollTop -
      barHeight(topBarRef) -
      tabs;
    const chosen: Target = { top, restTop: undefined, nearest: Infinity };
    target.current = chosen;
    setTimeout(() => {
      chosen.restTop ??= scroller.scrollTop;
    }, SCROLL_MAX_MS);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    // Another scroll may take over before this one has drawn a frame.
    chosen.nearest = distanceTo(chosen, scroller);
    // Moves the focus, so that Tab continues in the section.
    element.focus({ preventScroll: true });
  }

  return {
    current,
    choose,
    sectionRef: (name) => (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
  };
}

/** From where the scroll is to where it ends, which is before the target near the end of the page. */
function distanceTo({ top }: Target, { scrollTop, scrollHeight, clientHeight }: Element): number {
  return Math.abs(scrollTop - Math.max(0, Math.min(top, scrollHeight - clientHeight)));
}

function barHeight(ref: RefObject<HTMLElement | null>): number {
  return ref.current?.offsetHeight ?? 0;
}

/** Merchant 9: 95 px; more when large text makes the tab bar higher. */
function extra(tabBarRef: RefObject<HTMLElement | null>): number {
  return VIEW_OFFSET_PX + Math.max(0, barHeight(tabBarRef) - TAB_OFFSET_PX);
}
