import { useState } from 'react';
import type { StoreInfo } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  checkIcon,
  flagIcon,
  historyIcon,
  infoIcon,
  orderIcon,
  shieldIcon,
  warningIcon,
} from '../../ui/icons.ts';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import { halalState } from '../halal/halal.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './TrustCard.module.css';
import type { Wrong } from './wrong-labels.ts';

const reportSheet = part(() => import('./ReportSheet.tsx'), 'ReportSheet');

type TrustedStore = Pick<StoreInfo, 'storeId' | 'trust' | 'halalRestaurant' | 'halalCertificate'>;

interface TrustCardProps {
  store: TrustedStore;
  /** What a report is about to begin with; absent: the address. */
  suspect?: Wrong;
}

/** B14: halal in three states, date of the last check, sales, and a way to report errors. */
export function TrustCard({ store, suspect }: TrustCardProps) {
  const text = useText();
  const locale = useLocale();
  /** Undefined before the first opening. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const { verifiedOn, soldCount, joinedOn } = store.trust;

  async function open(): Promise<void> {
    try {
      await reportSheet.load();
      setIsOpen(true);
    } catch (error) {
      reportProblem('trust.report-sheet', error);
      toast(text('common.partFailed'));
    }
  }

  return (
    <div className={surface['card']}>
      <Halal store={store} />
      <ul className={classes(layout['stack2'], space['above3'], css['facts'])}>
        <li className={layout['top2']}>
          <Icon shape={verifiedOn ? checkIcon : infoIcon} size={18} />
          {verifiedOn
            ? text('merchant.verifiedOn', { date: formatDate(verifiedOn, locale) })
            : text('merchant.neverVerified')}
        </li>
        {soldCount > 0 && (
          <li className={layout['top2']}>
            <Icon shape={orderIcon} size={18} />
            {text('merchant.soldByStore', { count: formatCount(soldCount) })}
          </li>
        )}
        <li className={layout['top2']}>
          <Icon shape={historyIcon} size={18} />
          {text('merchant.joinedOn', { date: formatDate(joinedOn, locale) })}
        </li>
      </ul>
      <button
        type="button"
        className={classes(layout['inline'], tint['quiet'], css['report'])}
        onClick={() =>
          session.require('report store', {
            kind: 'do',
            act: () => void open(),
            to: paths.merchant({ storeId: store.storeId }),
          })
        }
      >
        <Icon shape={flagIcon} size={16} />
        {text('merchant.reportWrong')}
      </button>
      {isOpen !== undefined && (
        <reportSheet.WhenLoaded
          storeId={store.storeId}
          suspect={suspect ?? 'ADDRESS'}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function Halal({ store }: { store: TrustedStore }) {
  const text = useText();
  const locale = useLocale();
  const halal = halalState(store);
  if (halal.kind === 'certified') {
    const { number, issuer, validUntil } = halal.certificate;
    return (
      <div
        className={classes(
          layout['beside'],
          tint['tone'],
          tint['soft'],
          space['pad3'],
          box['onSunk'],
          css['halal'],
        )}
        data-tone="good"
      >
        <Icon shape={shieldIcon} size={24} />
        <div>
          <p className={font['bold']}>{text('merchant.halalCertified')}</p>
          <p
            className={classes(
              font['note'],
              font['selectable'],
              font['words'],
              space['aboveHair'],
              css['note'],
            )}
          >
            {text('merchant.halalNumber', { number, issuer })}
            <br />
            {text('merchant.validUntil', { date: formatDate(validUntil, locale) })}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div
      className={classes(
        layout['beside'],
        tint['soft'],
        space['pad3'],
        box['onSunk'],
        css['halal'],
      )}
    >
      <Icon shape={halal.kind === 'unknown' ? infoIcon : warningIcon} size={24} />
      <div>
        <p className={classes(font['bold'], letters['ink'])}>
          {text(halal.kind === 'unknown' ? 'merchant.halalUnknown' : 'merchant.notHalal')}
        </p>
        <p
          className={classes(
            font['note'],
            font['selectable'],
            font['words'],
            space['aboveHair'],
            css['note'],
          )}
        >
          {text(halal.kind === 'unknown' ? 'merchant.halalUnknownNote' : 'merchant.notHalalNote')}
        </p>
      </div>
    </div>
  );
}
