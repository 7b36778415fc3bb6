import { useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import box from './style/box.module.css';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import tint from './style/tint.module.css';
import css from './ClampedText.module.css';

type Tell = (isCut: boolean) => void;

const watched = new WeakMap<Element, Tell>();
let sizes: ResizeObserver | undefined;

/**
 * Reports, now and at every change of size, whether the element is clamped. One observer for all texts;
 * it runs after layout, because measuring earlier would force a second layout for each new list item.
 */
function watchCut(element: Element, tell: Tell): () => void {
  const isCut = (each: Element): boolean => each.scrollHeight > each.clientHeight + 1;
  if (typeof ResizeObserver === 'undefined') {
    tell(isCut(element));
    return () => undefined;
  }
  const observer = (sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.(isCut(target));
  }));
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer.unobserve(element);
  };
}

interface ClampedTextProps {
  content: string;
  /** Lines shown before "more"; undefined: all of it, always. */
  maxLines: number | undefined;
  moreLabel: string;
  lessLabel: string;
}

/** Text of a user, clamped to a few lines until it is expanded. */
export function ClampedText({ content, maxLines, moreLabel, lessLabel }: ClampedTextProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const isClamped = maxLines !== undefined && !isOpen;

  // Whether it is clamped depends on width and text size, so it is measured.
  useEffect(() => {
    const element = words.current;
    if (!element || !isClamped) return undefined;
    return watchCut(element, setCut);
  }, [isClamped, content]);

  if (content === '') return null;
  return (
    <div className={box['shrink']}>
      <p
        className={classes(font['lines'], font['selectable'], css['words'])}
        id={id}
        ref={words}
        data-clamped={isClamped || undefined}
        style={isClamped ? { '--lines': maxLines } : undefined}
        // The language of the author is unknown.
        dir="auto"
      >
        {content}
      </p>
      {(isCut || isOpen) && maxLines !== undefined && (
        <button
          type="button"
          className={classes(layout['target'], tint['textButton'], css['toggle'])}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
