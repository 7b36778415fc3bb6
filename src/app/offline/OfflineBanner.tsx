import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './OfflineBanner.module.css';

/** Over the tab bar while home shows what was loaded last. */
export function OfflineBanner() {
  const text = useText();
  return (
    <output className={css['banner']}>
      <Icon name="wifi-off" size={18} />
      <span>{text('platform.offlineBanner')}</span>
    </output>
  );
}
