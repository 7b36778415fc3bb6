import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { chatIcon, linkIcon, shareIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { type ShareContent, shareMessage } from './share-content.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import css from './ShareSheet.module.css';
import { useEffect, useRef, useState } from 'react';
import { host } from '#host';
import { HostError } from '../../host/errors.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { IconButton } from '../../ui/IconButton.tsx';

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
      <div className={classes(layout['row3'], surface['well'])}>
        {content.photoUrl && (
          <Picture
            className={box['rounded']}
            src={content.photoUrl}
            width={84}
            height={56}
            alt=""
          />
        )}
        <p
          className={classes(
            layout['fill'],
            tint['softWords'],
            box['clip'],
            letters['keptLines'],
            css['words'],
          )}
        >
          {content.text}
        </p>
      </div>
      <ul className={classes(layout['stack2'], css['ways'])}>
        {shareWays().map((way) => (
          <li key={way}>
            <button
              type="button"
              className={classes(
                layout['axis2'],
                layout['wideTarget'],
                surface['tap'],
                font['label'],
                space['pad2by0'],
                box['rounded'],
                letters['lines13'],
                css['way'],
              )}
              aria-disabled={isLocked || undefined}
              onClick={() => guard(() => void share(way))}
            >
              <span
                className={classes(
                  layout['middle'],
                  tint['tone'],
                  box['oval'],
                  box['onSunk'],
                  css['mark'],
                )}
                data-tone={way === 'whatsapp' ? 'good' : undefined}
              >
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

/** Spec merchant 9: how long a tap locks sharing. */
export const shareLockMs = 2000;

/** `guard` runs the work unless a tap of the last 2 s holds the lock, and takes the lock. */
export function useShareLock(): { isLocked: boolean; guard: (work: () => void) => void } {
  const [isLocked, setIsLocked] = useState(false);
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(held.current);
      held.current = undefined;
    },
    [],
  );
  return {
    isLocked,
    guard(work) {
      // A ref, not state: two taps may come before React has rendered the first.
      if (held.current !== undefined) return;
      held.current = setTimeout(() => {
        held.current = undefined;
        setIsLocked(false);
      }, shareLockMs);
      setIsLocked(true);
      work();
    },
  };
}

/**
 * The targets of the share sheet, and their messages. Merchant 8: WhatsApp not installed, any share
 * error other than cancel, copy link.
 */
export type ShareWay = 'whatsapp' | 'system' | 'copy';

/** `say` is shown to the user; `isDone` closes the sheet. */
export interface ShareEnd {
  isDone: boolean;
  say?: TextKey;
}

/** The targets of this host, in the expected order. Copying works everywhere. */
export function shareWays(): readonly ShareWay[] {
  return [
    ...(host.can.shareToWhatsApp ? (['whatsapp'] as const) : []),
    ...(host.can.shareText ? (['system'] as const) : []),
    'copy',
  ];
}

/** Call it from a tap: only then a browser allows windows and the clipboard. Never rejects. */
export function goOut(way: ShareWay, content: ShareContent): Promise<ShareEnd> {
  track('share', { way });
  switch (way) {
    case 'whatsapp':
      return toWhatsApp(content);
    case 'system':
      return toSystem(content);
    case 'copy':
      return copyLink(content);
  }
}

async function toWhatsApp(content: ShareContent): Promise<ShareEnd> {
  const { photoUrl } = content;
  try {
    await host.shareToWhatsApp({
      text: shareMessage(content),
      ...(host.can.sharePhoto && photoUrl ? { photoUrl } : {}),
    });
    return { isDone: true };
  } catch (error) {
    const isMissing = error instanceof HostError && error.code === -2;
    // A missing WhatsApp is not reported.
    if (!isMissing) reportProblem('share.whatsapp', error);
    return { isDone: false, say: isMissing ? 'share.notInstalled' : 'share.tryAgain' };
  }
}

async function toSystem(content: ShareContent): Promise<ShareEnd> {
  try {
    const outcome = await host.shareText(shareMessage(content));
    // Cancelled there: the sheet stays open for another target.
    return { isDone: outcome !== 'cancelled' };
  } catch (error) {
    reportProblem('share.system', error);
    return { isDone: false, say: 'share.tryAgain' };
  }
}

async function copyLink({ url }: ShareContent): Promise<ShareEnd> {
  try {
    await host.copyText(url);
    return { isDone: true, say: 'messages.shareCopySuccess' };
  } catch (error) {
    reportProblem('share.copy', error);
    return { isDone: false, say: 'messages.shareCopyFail' };
  }
}

interface ShareButtonProps {
  /** Undefined while the content is not known: no button yet. */
  content: ShareContent | undefined;
}

/**
 * The share slot of a bar, on every host, where merchant 6 limits it to the app: decisions
 * "Stores and reviews".
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
