import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wifiOffIcon } from '../../ui/icons.ts';
import css from './OfflineBanner.module.css';

interface OfflineBannerProps {
  /** The network is there, and still nobody answers. */
  isUnreachable: boolean;
}

/** Over the tab bar while home shows what was loaded last. */
export function OfflineBanner({ isUnreachable }: OfflineBannerProps) {
  const text = useText();
  return (
    <output className={css['banner']}>
      <Icon shape={wifiOffIcon} size={18} />
      <span>{text(isUnreachable ? 'frame.unreachableBanner' : 'frame.offlineBanner')}</span>
    </output>
  );
}
