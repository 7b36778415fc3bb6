import { createPortal } from 'react-dom';
import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { closeIcon } from '../../ui/icons.ts';
import css from './DownloadBar.module.css';

export interface DownloadBarProps {
  /** The page that tells of the app and leads to it. */
  to: Path;
  onClose: () => void;
}

/** Spec home 2: on top of every page in a browser, 58 px high. Its place was kept before it came. */
export function DownloadBar({ to, onClose }: DownloadBarProps) {
  const text = useText();
  return createPortal(
    <aside className={css['bar']} aria-label={text('frame.downloadBarLabel')}>
      <IconButton icon={closeIcon} label={text('common.close')} onClick={onClose} />
      <Link className={css['link']} to={to}>
        <img className={css['logo']} src="/icons/favicon.svg" width="36" height="36" alt="" />
        <span className={css['words']}>
          <span className={css['title']}>{text('frame.downloadBarTitle')}</span>
          <span className={css['text']}>{text('frame.downloadBarText')}</span>
        </span>
        <span className={css['open']}>{text('frame.downloadBarOpen')}</span>
      </Link>
    </aside>,
    document.body,
  );
}
