import type { StoreChannel } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { bagIcon, bowlIcon, scooterIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Place.module.css';
import { servicesShown, serviceTap, type ServiceTap, type ServiceType } from './services.ts';

const FACES: Readonly<Record<ServiceType, { icon: IconShape; title: TextKey; note: TextKey }>> = {
  3: { icon: bowlIcon, title: 'merchant.dineIn', note: 'merchant.dineInNote' },
  1: { icon: scooterIcon, title: 'merchant.delivery', note: 'merchant.deliveryNote' },
  2: { icon: bagIcon, title: 'merchant.pickUp', note: 'merchant.pickUpNote' },
};

interface ServiceCardsProps {
  channels: readonly StoreChannel[];
  /** Whether there is a page to order from. */
  isOrderingOpen: boolean;
  onScan: () => void;
  onMenu: (menu: ServiceTap & { kind: 'menu' }) => void;
}

/** Merchant 2 "Service types": one is a large card, several stand in a row. */
export function ServiceCards({ channels, isOrderingOpen, onScan, onMenu }: ServiceCardsProps) {
  const text = useText();
  const services = servicesShown(channels, isOrderingOpen);
  if (services.length === 0) return null;

  function open(type: ServiceType): void {
    const tap = serviceTap(type, channels);
    if (tap.kind === 'scan') onScan();
    else if (tap.kind === 'menu') onMenu(tap);
    else toast(text(tap.key));
  }

  return (
    <ul
      className={classes(layout['flow2'], css['services'])}
      data-single={services.length === 1 || undefined}
      aria-label={text('merchant.services')}
    >
      {services.map((type) => (
        <li key={type}>
          <button
            type="button"
            className={classes(layout['axis1'], surface['face'], layout['fill'], css['service'])}
            onClick={() => open(type)}
          >
            <span
              className={classes(layout['middle'], surface['yellow'], layout['fixed'], css['mark'])}
            >
              <Icon shape={FACES[type].icon} size={24} />
            </span>
            <span className={classes(layout['stack'], css['words'])}>
              <span className={classes(font['words'], font['bold'])}>
                {text(FACES[type].title)}
              </span>
              <span className={classes(font['note'], letters['lines135'])}>
                {text(FACES[type].note)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
