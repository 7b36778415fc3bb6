import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wifiOffIcon } from '../../ui/icons.ts';
import css from './OfflineBanner.module.css';

interface OfflineBannerProps {
  /** The network is there, and still nobody answers. */
  isUnreachable: boolean;
  hasTabBar: boolean;
}

/** At the bottom, over the tab bar, while a screen shows what was loaded last. */
export function OfflineBanner({ isUnreachable, hasTabBar }: OfflineBannerProps) {
  const text = useText();
  return (
    <output className={css['banner']} data-tabs={hasTabBar || undefined}>
      <Icon shape={wifiOffIcon} size={18} />
      <span>{text(isUnreachable ? 'frame.unreachableBanner' : 'frame.offlineBanner')}</span>
    </output>
  );
}
