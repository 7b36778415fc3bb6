import { host } from '#host';
import type { MallInfo, StoreInfo } from '../../api/generated/types.ts';
import { useNavigate } from 'react-router';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { chevronRightIcon, copyIcon, mallIcon, mapIcon, pinIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { openMap } from '../store-contact/open-map.ts';
import contact from '../store-contact/contact.module.css';
import { PhoneLink } from '../store-contact/PhoneLink.tsx';
import css from './AddressSection.module.css';

/** Merchant 8: 'messages.copySuccess for 1.5 s'. */
export const COPY_TOAST_MS = 1500;

/** Merchant 2 "Address": copy, map, phone, and the mall with its floors. */
export function AddressSection({ store }: { store: StoreInfo }) {
  const text = useText();
  return (
    <div className={css['block']}>
      <p className={css['address']}>
        <Icon shape={pinIcon} size={18} className={css['pin']} />
        <span>{store.storeAddress}</span>
      </p>
      <div className={contact['actions']}>
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
        <PhoneLink storeMobile={store.storeMobile} className={contact['action']} />
      </div>
      {store.mallInfo && <Mall mall={store.mallInfo} />}
    </div>
  );
}

function Action({ icon, label, onClick }: { icon: IconShape; label: string; onClick: () => void }) {
  return (
    <button type="button" className={contact['action']} onClick={onClick}>
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
    <button type="button" className={css['mall']} onClick={open}>
      <Icon shape={mallIcon} size={22} />
      <span className={css['mallWords']}>
        <span className={css['mallName']}>{mall.mallName}</span>
        <span className={css['floors']}>
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

function copy({ storeAddress }: StoreInfo, text: ReturnType<typeof useText>): void {
  host.copyText(storeAddress).then(
    () => toast(text('messages.copySuccess'), { durationMs: COPY_TOAST_MS }),
    (error: unknown) => {
      reportProblem('store-page.copy', error);
      toast(text('messages.copyFail'), { durationMs: COPY_TOAST_MS });
    },
  );
}
