import type { SkuId, StoreId } from '../../api/generated/types.ts';
import { useQuery } from '@tanstack/react-query';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import { callQuery } from '../../api/query.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { callIcon, mapIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import contact from './contact.module.css';
import { host } from '#host';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { openOutside } from '../links/open-outside.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { resolveLink } from '../links/resolve-link.ts';

/** Map and phone of a voucher's store; without its data there is still its page. */
export function StoreWays({ skuId, storeId }: { skuId: SkuId; storeId: StoreId }) {
  const text = useText();
  const body = { skuId, pageNo: 1, pageSize: 20 };
  const { data } = useQuery(callQuery(productApplicableStoreList, body));
  const store = data?.storeList.find((each) => each.storeId === storeId);
  if (!store) return null;
  return (
    <div className={layout['flow2']}>
      <button
        type="button"
        className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
        onClick={() => openMap(store.mapLinkAddress, text)}
      >
        <Icon shape={mapIcon} size={18} />
        {text('merchant.openMap')}
      </button>
      <PhoneLink
        className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
        storeMobile={store.storeMobile}
      />
    </div>
  );
}

/** Digits with an optional plus; nothing else is dialled. */
const DIALLED = /^\+?\d{4,15}$/;

interface PhoneLinkProps {
  storeMobile: string | null | undefined;
  className: string | undefined;
  /** Tells it from others of a list. */
  storeName?: string;
}

/** A browser follows the `tel:` link; in the app the host opens it. Nothing without a number. */
export function PhoneLink({ storeMobile, className, storeName }: PhoneLinkProps) {
  const text = useText();
  const digits = storeMobile?.replaceAll(/[\s().-]/g, '');
  if (digits === undefined || !DIALLED.test(digits)) return null;
  const address = `tel:${digits}`;
  return (
    <a
      className={className}
      href={address}
      onClick={(event) => {
        if (host.kind !== 'APP') return;
        event.preventDefault();
        openOutside(address, 'store-contact.phone', 'merchant.callFailed');
      }}
    >
      <Icon shape={callIcon} size={18} />
      {text('merchant.call')}
      {storeName !== undefined && <VisuallyHidden> {storeName}</VisuallyHidden>}
    </a>
  );
}

/** Opens a store's map outside the app; an address that may not be opened says so. */
export function openMap(mapLinkAddress: string, text: (key: TextKey) => string): void {
  const failed = (error: unknown): void => {
    reportProblem('store-contact.map', error);
    toast(text('merchant.mapFailed'));
  };
  const target = resolveLink(mapLinkAddress, 'store');
  if (target.kind !== 'external') {
    failed(new Error(`map link ${target.kind === 'rejected' ? target.reason : target.kind}`));
    return;
  }
  host.openExternal(target.url).catch(failed);
}
