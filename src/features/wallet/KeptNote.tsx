import { host } from '#host';
import { useEffect } from 'react';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shieldIcon } from '../../ui/icons.ts';
import css from './KeptNote.module.css';
import { keepWallet, MOST_KEPT, useKeptWallet } from './offline-wallet.ts';

/** Keeps the wallet on this device while it is on the screen, and says what is kept, where and until when. */
export function KeptNote() {
  const text = useText();
  const locale = useLocale();
  const kept = useKeptWallet(true);
  useEffect(() => {
    void keepWallet();
  }, []);
  if (!kept || kept.vouchers.length === 0) return null;
  const time = formatMoment(kept.offlineUntil, locale);
  return (
    <p className={css['note']}>
      <Icon shape={shieldIcon} size={18} />
      <span>
        {kept.vouchers.length === MOST_KEPT && `${text('wallet.keptMost', { count: MOST_KEPT })} `}
        {text(host.can.keepSecrets ? 'wallet.keptInApp' : 'wallet.keptInBrowser', { time })}
      </span>
    </p>
  );
}
