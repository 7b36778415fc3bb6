import { host } from '#host';
import type { TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { resolveLink } from '../links/resolve-link.ts';

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
