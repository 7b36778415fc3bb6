import { useText } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './UnreadDot.module.css';

/** In the corner of a row that has news. */
export function UnreadDot() {
  const text = useText();
  return (
    <span className={css['dot']}>
      <VisuallyHidden>{text('order.unread')}</VisuallyHidden>
    </span>
  );
}
