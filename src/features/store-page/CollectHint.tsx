import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FADE_PX } from '../../ui/FadingBar.tsx';
import { storedCollectHintSeen } from './stored-keys.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import css from './Batch.module.css';

/**
 * Merchant 2 "First-visit hint overlay about collecting a store", remembered on the device. Not over
 * the picture that a visitor came for: it shows once the page is scrolled and the bar with the heart is
 * opaque.
 */
export function CollectHint({ scrollRef }: { scrollRef: RefObject<HTMLElement | null> }) {
  const text = useText();
  const [isNew, setIsNew] = useState(() => storedCollectHintSeen.get() !== true);
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller || !isNew || isScrolled) return undefined;
    const follow = (): void => {
      if (scroller.scrollTop >= FADE_PX) setIsScrolled(true);
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [scrollRef, isNew, isScrolled]);

  if (!isNew || !isScrolled) return null;
  return (
    <div className={css['anchor']}>
      <aside
        className={classes(space['pad3'], box['rounded'], css['hint'])}
        aria-label={text('merchant.collectTitle')}
      >
        <p className={font['bold']}>{text('merchant.collectTitle')}</p>
        <p className={css['words']}>{text('merchant.collectHint')}</p>
        <Button
          variant="primary"
          onClick={() => {
            storedCollectHintSeen.set(true);
            setIsNew(false);
          }}
        >
          {text('merchant.gotIt')}
        </Button>
      </aside>
    </div>
  );
}
