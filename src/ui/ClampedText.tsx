import { useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import css from './ClampedText.module.css';
import button from './TextButton.module.css';

type Tell = (isCut: boolean) => void;

const watched = new WeakMap<Element, Tell>();
let sizes: ResizeObserver | undefined;

/**
 * Says now and at every change whether the element hides a part of its words. One observer for all
 * texts, and it measures when the page has been laid out: asked earlier, a text that comes into a
 * list would have the page laid out twice in a frame.
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

/** What somebody wrote, cut to a few lines until the rest is asked for. */
export function ClampedText({ content, maxLines, moreLabel, lessLabel }: ClampedTextProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const isClamped = maxLines !== undefined && !isOpen;

  // Whether there is more depends on the width and the size of the letters, so it is measured.
  useEffect(() => {
    const element = words.current;
    if (!element || !isClamped) return undefined;
    return watchCut(element, setCut);
  }, [isClamped, content]);

  if (content === '') return null;
  return (
    <div className={css['text']}>
      <p
        className={css['words']}
        id={id}
        ref={words}
        data-clamped={isClamped || undefined}
        style={isClamped ? { '--lines': maxLines } : undefined}
        // Anybody's language.
        dir="auto"
      >
        {content}
      </p>
      {(isCut || isOpen) && maxLines !== undefined && (
        <button
          type="button"
          className={classes(button['button'], css['toggle'])}
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
