import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { isCalmNow, playsVideos } from '../../features/video/calm.ts';
import { returnedVideo } from '../../features/video/hidden-videos.ts';
import { reducePlayer, slotOf, startAt } from '../../features/video/player-state.ts';
import { areCaptionsWanted, isMuted, showsCaptions } from '../../features/video/sound.ts';
import type { VideoList, VideoRow } from '../../features/video/use-videos.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { chevronDownIcon, chevronUpIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { modalLayers } from '../../ui/layer/modal-layers.ts';
import { classes } from '../../ui/classes.ts';
import { useAtom } from '../../ui/use-atom.ts';
import layout from '../../ui/style/layout.module.css';
import { PlayerActions } from './PlayerActions.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import css from './Player.module.css';
import { Slot } from './Slot.tsx';
import { Tail } from './Tail.tsx';

/** So many videos before the end the next page is asked for. */
const AHEAD = 3;
/** The viewer's own hand ends the way to a row. */
const HANDS = ['touchstart', 'wheel', 'pointerdown'] as const;

interface PlayerProps {
  rows: readonly VideoRow[];
  list: VideoList;
  /** The video that the list began with. */
  first: string;
  /** The video of the address. */
  wanted: string;
}

/**
 * Videos one below the other, each as high as the view; the one in view plays. Three slots have a video:
 * the one in view and its neighbours.
 */
export function Player({ rows, list, first, wanted }: PlayerProps) {
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const scroller = useRef<HTMLOListElement>(null);
  const [canPlay] = useState(playsVideos);
  const ids = rows.map(({ item }) => item.contentId as string);
  const [state, send] = useReducer(reducePlayer, undefined, () =>
    startAt(Math.max(0, ids.indexOf(wanted)), isCalmNow()),
  );
  const { activeIndex } = state;
  const settledIndex = useDeferredValue(activeIndex);
  const active = rows[activeIndex];
  const isCovered = useAtom(modalLayers).length > 0;
  const isInBackground = useIsHidden();
  const muted = useAtom(isMuted);
  const captionsWanted = useAtom(areCaptionsWanted);
  const isSilent = muted || active?.item.hasSound !== true;
  const hasCaptions = showsCaptions(captionsWanted, isSilent);

  // What a key asks for plays while it still scrolls into view: it is loaded.
  const moveTo = (index: number): void => send({ type: 'moved', to: index });
  const { goTo, isAiming, forget, ...scrolled } = useScrolledTo(scroller, state, moveTo);
  const onScroll = (): void => {
    const element = scroller.current;
    // Hidden behind the offline screen, it has no height.
    if (!element || element.clientHeight === 0) return;
    const at = element.scrollTop / element.clientHeight;
    if (!isAiming(at)) moveTo(Math.min(Math.max(0, Math.round(at)), rows.length));
  };

  useAddress(active?.item.contentId, first);
  useReturned(ids, goTo);
  useNextPage(list, activeIndex >= rows.length - AHEAD);

  const step = (by: number): void => scrolled.step(by, activeIndex, rows.length);
  useKeys({
    step,
    toggle: () => active && send({ type: 'toggled', id: active.item.contentId }),
    switchCaptions: () => areCaptionsWanted.set(!hasCaptions),
  });

  const title = active ? (pick(active.item.title) ?? '') : text('video.endTitle');
  return (
    <PlayerFrame
      back={back}
      title={title}
      actions={active && <PlayerActions row={active} isSilent={isSilent} />}
    >
      <ol
        className={classes(layout['cover'], css['videos'])}
        aria-label={text('video.feed')}
        ref={scroller}
        onScroll={onScroll}
        // One that stops elsewhere has come to where it stands.
        onScrollEnd={() => {
          forget();
          onScroll();
        }}
      >
        {rows.map((row, index) => {
          const slot = slotOf(state, index, ids, settledIndex);
          const isActive = index === activeIndex;
          return (
            <li
              key={row.id}
              className={css['video']}
              inert={!isActive}
              // Safari before 15.5 has no `inert`.
              aria-hidden={!isActive || undefined}
            >
              {slot && (
                <Slot
                  row={row}
                  position={index}
                  isActive={isActive}
                  canPlay={canPlay}
                  plays={slot.plays && !isCovered && !isInBackground}
                  loads={slot.loads}
                  isPaused={!slot.plays}
                  isMuted={muted}
                  hasCaptions={hasCaptions}
                  send={send}
                />
              )}
            </li>
          );
        })}
        <li className={css['video']} inert={active !== undefined}>
          {activeIndex >= rows.length - 1 && <Tail list={list} onFirst={() => goTo(0)} />}
        </li>
      </ol>
      <div className={css['steps']}>
        <IconButton
          icon={chevronUpIcon}
          label={text('video.previous')}
          disabled={activeIndex === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={text('video.next')}
          disabled={activeIndex >= rows.length}
          onClick={() => step(1)}
        />
      </div>
      <output className={layout['hidden']}>{title}</output>
    </PlayerFrame>
  );
}

/**
 * Stands at the row that it begins with, and gives the ways to others. A key that comes while an earlier
 * one still scrolls counts from where that one leads.
 */
function useScrolledTo(
  scroller: RefObject<HTMLElement | null>,
  { activeIndex, isCalm }: { activeIndex: number; isCalm: boolean },
  onAim: (index: number) => void,
) {
  const [begin] = useState(activeIndex);
  const aim = useRef<number>(undefined);
  const forget = useCallback((): void => {
    aim.current = undefined;
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    if (begin > 0) element.scrollTo(0, begin * element.clientHeight);
    for (const name of HANDS) element.addEventListener(name, forget, { passive: true });
    return () => {
      for (const name of HANDS) element.removeEventListener(name, forget);
    };
  }, [scroller, begin, forget]);
  // A turned phone has videos of another height: the browser may stand at another one then.
  const stay = useEffectEvent((element: HTMLElement) => {
    if (element.clientHeight > 0) element.scrollTo(0, activeIndex * element.clientHeight);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => stay(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const goTo = (index: number): void => {
    const element = scroller.current;
    if (!element) return;
    aim.current = index;
    onAim(index);
    element.scrollTo({
      top: index * element.clientHeight,
      behavior: isCalm ? 'auto' : 'smooth',
    });
  };
  return {
    goTo,
    forget,
    /** From where it stands, or will stand. */
    step: (by: number, from: number, last: number): void =>
      goTo(Math.min(last, Math.max(0, (aim.current ?? from) + by))),
    /** Whether it still scrolls to a row that it was sent to; `at` is where it stands, in rows. */
    isAiming: (at: number): boolean => {
      if (aim.current !== undefined && Math.abs(at - aim.current) < 0.01) forget();
      return aim.current !== undefined;
    },
  };
}

/** The address is that of the video in view: shared or loaded again, it opens this one. */
function useAddress(contentId: string | undefined, first: string): void {
  const navigate = useNavigate();
  const isFirst = useRef(true);
  const follow = useEffectEvent((id: string) => {
    void navigate(paths.playVideo({ id }), { replace: true, state: { firstVideo: first } });
  });
  useEffect(() => {
    const isBegin = isFirst.current;
    isFirst.current = false;
    if (isBegin || contentId === undefined) return undefined;
    let isLeft = false;
    // A sheet's marker would be replaced instead of the page.
    afterOverlays(() => {
      if (!isLeft) follow(contentId);
    });
    return () => {
      isLeft = true;
    };
  }, [contentId]);
}

/** Goes to the video that the viewer has taken back into the list. */
function useReturned(ids: readonly string[], goTo: (index: number) => void): void {
  const returned = useAtom(returnedVideo);
  const index = returned === undefined ? -1 : ids.indexOf(returned);
  const go = useEffectEvent(() => {
    returnedVideo.set(undefined);
    goTo(index);
  });
  useEffect(() => {
    if (index >= 0) go();
  }, [index]);
}

function useNextPage({ query, more }: VideoList, isWanted: boolean): void {
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  const reach = useEffectEvent(more);
  const isDue = isWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isDue) void reach();
  }, [isDue]);
}

/** The keys of a player; not while a sheet has them. */
function useKeys(acts: {
  step: (by: number) => void;
  toggle: () => void;
  switchCaptions: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (modalLayers.get().length > 0) return;
    const act: Record<string, (() => void) | undefined> = {
      ArrowDown: () => acts.step(1),
      ArrowUp: () => acts.step(-1),
      PageDown: () => acts.step(1),
      PageUp: () => acts.step(-1),
      m: () => isMuted.set(!isMuted.get()),
      c: acts.switchCaptions,
      // On a control the space bar is its own.
      ' ':
        event.target instanceof Element && event.target.closest('a, button')
          ? undefined
          : acts.toggle,
    };
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = Object.hasOwn(act, name) ? act[name] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

function useIsHidden(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'hidden');
}
