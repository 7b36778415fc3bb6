import { host } from '#host';
import type { MallInfo, StoreInfo } from '../../api/generated/types.ts';
import { useNavigate } from 'react-router';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import {
  callIcon,
  chevronRightIcon,
  copyIcon,
  mallIcon,
  mapIcon,
  pinIcon,
} from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { resolveLink } from '../links/resolve-link.ts';
import css from './AddressSection.module.css';

/** Merchant 8: 'messages.copySuccess for 1.5 s'. */
export const COPY_TOAST_MS = 1500;
/** Digits with an optional plus; nothing else is dialled. */
const DIALLED = /^\+?\d{4,15}$/;

/** Merchant 2 "Address": copy, map, phone, and the mall with its floors. */
export function AddressSection({ store }: { store: StoreInfo }) {
  const text = useText();
  const number = dialled(store.storeMobile);
  return (
    <div className={css['block']}>
      <p className={css['address']}>
        <Icon shape={pinIcon} size={18} className={css['pin']} />
        <span>{store.storeAddress}</span>
      </p>
      <div className={css['actions']}>
        <Action
          icon={copyIcon}
          label={text('merchant.copyAddress')}
          onClick={() => copy(store, text)}
        />
        <Action
          icon={mapIcon}
          label={text('merchant.openMap')}
          onClick={() => openMap(store, text)}
        />
        {number !== undefined && <Phone number={number} />}
      </div>
      {store.mallInfo && <Mall mall={store.mallInfo} />}
    </div>
  );
}

function Action({ icon, label, onClick }: { icon: IconShape; label: string; onClick: () => void }) {
  return (
    <button type="button" className={css['action']} onClick={onClick}>
      <Icon shape={icon} size={18} />
      {label}
    </button>
  );
}

/** A browser follows the `tel:` link; in the app the host opens it. */
function Phone({ number }: { number: string }) {
  const text = useText();
  const address = `tel:${number}`;
  return (
    <a
      className={css['action']}
      href={address}
      onClick={(event) => {
        if (host.kind !== 'APP') return;
        event.preventDefault();
        host.openExternal(address).catch((error: unknown) => {
          reportProblem('store-page.phone', error);
          toast(text('merchant.callFailed'));
        });
      }}
    >
      <Icon shape={callIcon} size={18} />
      {text('merchant.call')}
    </a>
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

function dialled(number: string | null | undefined): string | undefined {
  const digits = number?.replaceAll(/[\s().-]/g, '');
  return digits !== undefined && DIALLED.test(digits) ? digits : undefined;
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

function openMap({ mapLinkAddress }: StoreInfo, text: ReturnType<typeof useText>): void {
  const failed = (error: unknown): void => {
    reportProblem('store-page.map', error);
    toast(text('merchant.mapFailed'));
  };
  const target = resolveLink(mapLinkAddress, 'store');
  if (target.kind !== 'external') {
    failed(new Error(`map link ${target.kind === 'rejected' ? target.reason : target.kind}`));
    return;
  }
  host.openExternal(target.url).catch(failed);
}
