import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import css from './BrandHomepageScreen.module.css';

/** Three lines, and the rest when it is asked for. */
export function Introduction({ words }: { words: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setIsCut(isOpen || element.scrollHeight > element.clientHeight + 1);
  }, [isOpen, words]);
  if (!words) return null;
  return (
    <>
      <p className={css['introduction']} data-open={isOpen || undefined} ref={box}>
        {words}
      </p>
      {isCut && (
        <button
          type="button"
          className={css['more']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'brands.less' : 'brands.more')}
        </button>
      )}
    </>
  );
}
