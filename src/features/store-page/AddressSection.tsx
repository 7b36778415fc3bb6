import { host } from '#host';
import type { MallInfo, StoreInfo } from '../../api/generated/types.ts';
import { useNavigate } from 'react-router';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { chevronRightIcon, copyIcon, mallIcon, mapIcon, pinIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { PhoneLink, openMap } from '../store-contact/StoreWays.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import contact from '../store-contact/contact.module.css';
import css from './Place.module.css';

/** Merchant 8: 'messages.copySuccess for 1.5 s'. */
export const COPY_TOAST_MS = 1500;

/** Of a store, or of a mall, which has no telephone and is in no other one. */
type PlaceInfo = Pick<StoreInfo, 'storeAddress' | 'mapLinkAddress' | 'storeMobile' | 'mallInfo'>;

/** Merchant 2 "Address": copy, map, phone, and the mall with its floors. */
export function AddressSection({ store }: { store: PlaceInfo }) {
  const text = useText();
  return (
    <div className={surface['card']}>
      <p className={classes(font['selectable'], font['words'], space['gap2'], box['flex'])}>
        <Icon shape={pinIcon} size={18} className={css['pin']} />
        <span>{store.storeAddress}</span>
      </p>
      <div className={classes(layout['flow2'], space['above3'])}>
        <Action
          icon={copyIcon}
          label={text('merchant.copyAddress')}
          onClick={() => copy(store, text)}
        />
        <Action
          icon={mapIcon}
          label={text('merchant.openMap')}
          onClick={() => openMap(store.mapLinkAddress, text)}
        />
        <PhoneLink
          storeMobile={store.storeMobile}
          className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
        />
      </div>
      {store.mallInfo && <Mall mall={store.mallInfo} />}
    </div>
  );
}

function Action({ icon, label, onClick }: { icon: IconShape; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
      onClick={onClick}
    >
      <Icon shape={icon} size={18} />
      {label}
    </button>
  );
}

function Mall({ mall }: { mall: MallInfo }) {
  const text = useText();
  const pick = usePickLocale();
  const navigate = useNavigate();
  const floors = mall.floorList.map(({ floorName }) => floorName).filter(Boolean);
  const remark = pick(mall.locationRemark);
  function open(): void {
    // Merchant 5: "Mall link without mallId: same."
    if (mall.mallId === '') {
      reportProblem('store-page.mall', new Error('mall without mallId'));
      toast(text('system.parameterErr'));
      return;
    }
    void navigate(paths.mall({ id: mall.mallId }));
  }
  return (
    <button
      type="button"
      className={classes(
        layout['row3'],
        layout['wideTarget'],
        surface['tap'],
        surface['notice'],
        space['above3'],
        letters['start'],
      )}
      onClick={open}
    >
      <Icon shape={mallIcon} size={22} />
      <span className={classes(layout['stack'], layout['fill'])}>
        <span className={font['strongWords']}>{mall.mallName}</span>
        <span className={font['note']}>
          {[
            ...(floors.length > 0 ? [text('merchant.floors', { floors: floors.join(', ') })] : []),
            ...(remark ? [remark] : []),
          ].join(' · ')}
        </span>
      </span>
      <Icon shape={chevronRightIcon} size={16} />
    </button>
  );
}

function copy({ storeAddress }: PlaceInfo, text: ReturnType<typeof useText>): void {
  host.copyText(storeAddress).then(
    () => toast(text('messages.copySuccess'), { durationMs: COPY_TOAST_MS }),
    (error: unknown) => {
      reportProblem('store-page.copy', error);
      toast(text('messages.copyFail'), { durationMs: COPY_TOAST_MS });
    },
  );
}
