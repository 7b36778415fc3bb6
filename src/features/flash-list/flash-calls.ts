/** The calls of a flash sale's page; the boot script starts the first before React is loaded. */
import * as v from 'valibot';
import {
  productListPageDetail,
  vFlashListSession,
} from '../../api/generated/calls/product-list-page-detail.ts';
import { queryProductList } from '../../api/generated/calls/query-product-list.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vFlashState } from '../../api/generated/shared/flash-state.ts';
import { vLocalised } from '../../api/generated/shared/localised.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';

/** Spec home 9. */
export const PAGE_SIZE = 15;

/** Home 5: a session that cannot be read is ignored. */
const headEndpoint = tolerant(productListPageDetail, {
  title: vLocalised,
  imageUrl: vLocalised,
  sessionList: eachOf(vFlashListSession, 'flash.session'),
  activeSession: v.string(),
});

const itemsEndpoint = tolerant(queryProductList, {
  assetList: eachOf(vAssetCard, 'flash.item'),
  hasMore: v.boolean(),
  queryId: v.string(),
  state: vFlashState,
});

/** The sessions of a sale. */
export const headCall = (pageId: string) => ({ endpoint: headEndpoint, body: { pageId } });

/** A page of a session's items. */
export function itemsCall(
  sessionUniqueKey: string,
  { pageNo, queryId }: { pageNo: number; queryId: string },
) {
  return {
    endpoint: itemsEndpoint,
    body: { sessionUniqueKey, pageNo, pageSize: PAGE_SIZE, queryId },
  };
}

/** Of a page without a chosen session: the one that it opens at. */
export const openedSession = (activeSession: string, first: string | undefined): string =>
  activeSession || first || '';
