import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { storedCollectHintSeen } from './stored-keys.ts';
import css from './CollectHint.module.css';

/** Merchant 2 "First-visit hint overlay about collecting a store", remembered on the device. */
export function CollectHint() {
  const text = useText();
  const [isShown, setIsShown] = useState(() => storedCollectHintSeen.get() !== true);
  if (!isShown) return null;
  return (
    <aside className={css['hint']} aria-label={text('merchant.collectTitle')}>
      <p className={css['title']}>{text('merchant.collectTitle')}</p>
      <p className={css['words']}>{text('merchant.collectHint')}</p>
      <Button
        variant="primary"
        onClick={() => {
          storedCollectHintSeen.set(true);
          setIsShown(false);
        }}
      >
        {text('merchant.gotIt')}
      </Button>
    </aside>
  );
}
