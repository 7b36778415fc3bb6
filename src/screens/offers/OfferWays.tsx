import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, giftIcon, pencilIcon } from '../../ui/icons.ts';
import css from './OfferWays.module.css';

/** Where more is given: a code that one has, and the campaign that runs. */
export function OfferWays() {
  const text = useText();
  return (
    <nav className={css['ways']} aria-label={text('offers.more')}>
      <Link className={css['way']} to={paths.appDownload({ code: '' })}>
        <Icon shape={pencilIcon} size={22} />
        <span className={css['name']}>{text('offers.enterCode')}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <Link className={css['way']} to={paths.operationalDelivery({})}>
        <Icon shape={giftIcon} size={22} />
        <span className={css['name']}>{text('offers.toCampaign')}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
    </nav>
  );
}
