import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { shareIcon } from '../../ui/icons.ts';
import type { ShareContent } from './share-content.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { useShareLock } from './use-share-lock.ts';

interface ShareButtonProps {
  /** Undefined while the content is not known: no button yet. */
  content: ShareContent | undefined;
}

/**
 * The share slot of a bar, on every host, where merchant 6 limits it to the app: decisions
 * "Sharing on every host".
 */
export function ShareButton({ content }: ShareButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { guard } = useShareLock();
  if (!content) return null;
  return (
    <>
      <IconButton
        icon={shareIcon}
        label={text('share.open', { name: content.title })}
        onClick={() => guard(() => setIsOpen(true))}
      />
      <ShareSheet isOpen={isOpen} onClose={() => setIsOpen(false)} content={content} />
    </>
  );
}
