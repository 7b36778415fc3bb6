import type { CouponNotice } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { scanIcon } from '../../ui/icons.ts';
import css from './ChannelNotice.module.css';

/** Merchant 2: notice and scanner for visitors who scanned a code at the store (channels 2 to 5). */
export function ChannelNotice({
  notice,
  onScan,
}: {
  notice: CouponNotice | null | undefined;
  onScan: () => void;
}) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <section className={css['notice']} aria-label={text('merchant.notice')}>
      <span className={css['mark']}>
        <Icon shape={scanIcon} size={24} />
      </span>
      <p className={css['words']}>
        {pick(notice?.content.noticeContent) ?? text('merchant.noticeScan')}
      </p>
      <Button variant="primary" onClick={onScan}>
        {text('merchant.scan')}
      </Button>
    </section>
  );
}
