import { host } from '#host';
import { useEffect } from 'react';
import { formatMoment } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { infoIcon, shieldIcon } from '../../ui/icons.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Owned.module.css';
import { type KeepObstacle, keepObstacle } from './kept-vouchers.ts';
import { keepWallet, MOST_KEPT, useKeptWallet } from './offline-wallet.ts';

const OBSTACLES: Readonly<Record<KeepObstacle, TextKey>> = {
  crypto: 'wallet.notKeptCrypto',
  private: 'wallet.notKeptPrivate',
  full: 'wallet.notKeptFull',
};

/** Keeps the wallet on this device while it is on the screen, and says what is kept, where and until when, or what forbids it. */
export function KeptNote() {
  const text = useText();
  const locale = useLocale();
  const kept = useKeptWallet(true);
  useEffect(() => {
    void keepWallet();
  }, []);
  const obstacle = useAtom(keepObstacle);
  if (!kept && obstacle)
    return (
      <p className={classes(layout['top2'], font['note'], css['note'])} role="status">
        <Icon shape={infoIcon} size={18} />
        <span>{text(OBSTACLES[obstacle])}</span>
      </p>
    );
  if (!kept || kept.vouchers.length === 0) return null;
  const time = formatMoment(kept.offlineUntil, locale);
  return (
    <p className={classes(layout['top2'], font['note'], css['note'])}>
      <Icon shape={shieldIcon} size={18} />
      <span>
        {kept.vouchers.length === MOST_KEPT && `${text('wallet.keptMost', { count: MOST_KEPT })} `}
        {text(host.can.keepSecrets ? 'wallet.keptInApp' : 'wallet.keptInBrowser', { time })}
      </span>
    </p>
  );
}
