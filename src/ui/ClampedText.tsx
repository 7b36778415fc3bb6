import { useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import css from './ClampedText.module.css';
import button from './TextButton.module.css';

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
    const measure = (): void => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
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
