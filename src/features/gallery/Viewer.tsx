import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '../../ui/icons.ts';
import {
  clampIndex,
  groupStart,
  type Preview,
  previewPlaces,
  type PreviewType,
} from './preview.ts';
import { Slide } from './Slide.tsx';
import { usePhotoGestures } from './use-photo-gestures.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Viewer.module.css';

const typeNames: Readonly<Record<PreviewType, TextKey>> = {
  store: 'gallery.typeStore',
  interior: 'gallery.typeInterior',
  dish: 'gallery.typeDish',
  menu: 'gallery.typeMenu',
  review: 'gallery.typeReview',
};

/** Zoom step of the plus and minus keys. */
const zoomStep = 1.5;

interface ViewerProps {
  preview: Preview;
  onClose: () => void;
  closeLabel: string;
}

/**
 * A pager over the pictures of all groups, with tabs for the groups. Only the current picture and its
 * neighbours are in the document. Merchant 2.
 */
export function Viewer({ preview, onClose, closeLabel }: ViewerProps) {
  const text = useText();
  const [index, setIndex] = useState(preview.index);
  const places = previewPlaces(preview.groups);
  const place = places[index];
  const tabs = useRef<HTMLDivElement>(null);

  const goTo = (wanted: number): boolean => {
    const next = clampIndex(wanted, places.length);
    if (next === index) return false;
    setIndex(next);
    return true;
  };
  const { stage, track, photo, zoomBy } = usePhotoGestures(index, places.length, {
    onTurn: (step) => goTo(index + step),
    onPutAway: onClose,
  });

  const group = place?.group ?? 0;
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [group]);

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const act: Record<string, () => unknown> = {
        ArrowLeft: () => goTo(index - 1),
        ArrowRight: () => goTo(index + 1),
        Home: () => goTo(0),
        End: () => goTo(places.length - 1),
        Escape: onClose,
        '+': () => zoomBy(zoomStep),
        '=': () => zoomBy(zoomStep),
        '-': () => zoomBy(1 / zoomStep),
      };
      const run = Object.hasOwn(act, event.key) ? act[event.key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  /** Arrow keys move between tabs while one has the focus (tabs pattern). */
  const onTabKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = clampIndex(group + step, preview.groups.length);
    goTo(groupStart(preview.groups, next));
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  if (!place) return null;
  return (
    <div className={classes(layout['stack'], layout['overlay'], box['clip'], css['viewer'])}>
      <header className={classes(layout['row'], layout['fixed'], box['tall52'], css['bar'])}>
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        <h1 className={layout['hidden']} tabIndex={-1}>
          {text('gallery.title')}
        </h1>
        {preview.groups.length > 1 && (
          <div
            className={classes(layout['strip'], layout['fill'], space['gap1'])}
            role="tablist"
            aria-label={text('gallery.types')}
            tabIndex={-1}
            ref={tabs}
            onKeyDown={onTabKey}
          >
            {preview.groups.map(({ type, images }, at) => (
              <button
                key={`${type}${at}`}
                type="button"
                role="tab"
                className={classes(layout['target'], space['pad0by3'], font['medium'], css['tab'])}
                aria-selected={at === group}
                aria-controls="gallery-stage"
                tabIndex={at === group ? 0 : -1}
                onClick={() => goTo(groupStart(preview.groups, at))}
              >
                {text('gallery.tab', { name: text(typeNames[type]), count: images.length })}
              </button>
            ))}
          </div>
        )}
      </header>
      <main
        className={classes(box['anchor'], box['clip'], box['rest'], css['stage'])}
        id="gallery-stage"
        ref={stage}
      >
        <div
          className={classes(layout['overlay'], css['track'])}
          ref={track}
          style={{ transform: `translate(calc(${-index * 100}% + 0px), 0px)` }}
        >
          {places.map((each, at) =>
            Math.abs(at - index) <= 1 ? (
              <Slide
                key={at}
                place={each}
                at={at}
                isCurrent={at === index}
                photoRef={at === index ? photo : undefined}
              />
            ) : null,
          )}
        </div>
      </main>
      <footer className={classes(layout['fixed'], css['foot'])}>
        {place.name && (
          <p
            className={classes(font['clamp2'], font['closeWords'], font['centred'], css['caption'])}
          >
            {place.name}
          </p>
        )}
        <div className={classes(layout['row'], box['centre'], css['turn'])}>
          <IconButton
            icon={chevronLeftIcon}
            label={text('gallery.previous')}
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <output
            className={classes(font['medium'], font['numbers'], font['centred'], css['place'])}
          >
            <span aria-hidden="true">
              {place.number} / {place.total}
            </span>
            <span className={layout['hidden']}>
              {text('gallery.photo', { number: place.number, total: place.total })}
            </span>
          </output>
          <IconButton
            icon={chevronRightIcon}
            label={text('gallery.next')}
            disabled={index === places.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </div>
      </footer>
    </div>
  );
}
