import type { TextKey } from '../../i18n/i18n.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { chatIcon, linkIcon, shareIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import type { ShareContent } from './share-content.ts';
import css from './ShareSheet.module.css';
import { useShareLock } from './use-share-lock.ts';
import { goOut, type ShareWay, shareWays } from './ways.ts';

const faces: Readonly<Record<ShareWay, { icon: IconShape; label: TextKey }>> = {
  whatsapp: { icon: chatIcon, label: 'share.whatsapp' },
  system: { icon: shareIcon, label: 'share.more' },
  copy: { icon: linkIcon, label: 'share.copy' },
};

interface ShareSheetProps {
  isOpen: boolean;
  onClose: () => void;
  content: ShareContent;
}

/** The targets that this host has, and the content. Merchant 4: locked for 2 s after a tap. */
export function ShareSheet({ isOpen, onClose, content }: ShareSheetProps) {
  const text = useText();
  const { isLocked, guard } = useShareLock();

  async function share(way: ShareWay): Promise<void> {
    const { isDone, say } = await goOut(way, content);
    if (isDone) onClose();
    if (say) toast(text(say));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('share.title', { name: content.title })}
      closeLabel={text('common.close')}
    >
      <div className={css['what']}>
        {content.photoUrl && (
          <Picture className={css['photo']} src={content.photoUrl} width={84} height={56} alt="" />
        )}
        <p className={css['words']}>{content.text}</p>
      </div>
      <ul className={css['ways']}>
        {shareWays().map((way) => (
          <li key={way}>
            <button
              type="button"
              className={css['way']}
              aria-disabled={isLocked || undefined}
              onClick={() => guard(() => void share(way))}
            >
              <span className={css['mark']} data-way={way}>
                <Icon shape={faces[way].icon} />
              </span>
              {text(faces[way].label)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
