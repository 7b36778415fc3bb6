import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { myCoupons } from '../../api/generated/calls/my-coupons.ts';
import { productList } from '../../api/generated/calls/product-list.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vRedEnvelope } from '../../api/generated/shared/red-envelope.ts';
import type {
  AssetCard,
  EnvelopeState,
  RedEnvelope,
  RedEnvelopeId,
} from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { type Paged, usePages } from '../../api/use-pages.ts';
import { clock } from '../../lib/now.ts';
import { currentPoint } from '../location/location.ts';

const PAGE_SIZE = 20;

interface EnvelopePage {
  envelopes: RedEnvelope[];
  hasMore: boolean;
  /** How many more of all there are that the server cannot show now. */
  leftOut: number | undefined;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
}

export interface EnvelopeProductsPage {
  envelope: RedEnvelope;
  products: AssetCard[];
  hasMore: boolean;
}

const list = tolerant(myCoupons, {
  redEnvelopeList: eachOf(vRedEnvelope, 'wallet.envelope'),
  leftOutCount: v.optional(v.number()),
  hasMore: v.boolean(),
  totalCount: v.number(),
  serverTime: v.number(),
});

const products = tolerant(productList, {
  envelope: vRedEnvelope,
  productList: eachOf(vAssetCard, 'wallet.product'),
  hasMore: v.boolean(),
  serverTime: v.number(),
});

/** The user's red envelopes in these states. */
export function useEnvelopes(
  states: readonly EnvelopeState[],
  isMember: boolean,
): Paged<EnvelopePage, RedEnvelope> {
  const isPast = states.includes('USED');
  return usePages<EnvelopePage, RedEnvelope>({
    key: [myCoupons.path, 'envelopes', ...states],
    fetch: async ({ pageNo }, signal) => {
      const body = {
        kind: 'RED_ENVELOPE' as const,
        states: [],
        envelopeStates: [...states],
        sort: isPast ? ('NEWEST' as const) : ('EXPIRING' as const),
        pageNo,
        pageSize: PAGE_SIZE,
      };
      const data = await call(list, body, { signal });
      return {
        envelopes: data.redEnvelopeList,
        hasMore: data.hasMore,
        leftOut: data.leftOutCount,
        receivedAtMs: clock.nowMs(),
      };
    },
    items: (page) => page.envelopes,
    id: ({ redEnvelopeId }) => redEnvelopeId,
    isCounted: true,
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** What one envelope of the user's can be used for, with the envelope itself. */
export function useEnvelopeProducts(
  redEnvelopeId: RedEnvelopeId,
): Paged<EnvelopeProductsPage, AssetCard> {
  return usePages<EnvelopeProductsPage, AssetCard>({
    key: [productList.path, redEnvelopeId],
    fetch: async ({ pageNo }, signal) => {
      const body = { redEnvelopeId, ...currentPoint(), pageNo, pageSize: PAGE_SIZE };
      const data = await call(products, body, { signal });
      return {
        envelope: data.envelope,
        products: data.productList,
        hasMore: data.hasMore,
      };
    },
    items: (page) => page.products,
    id: ({ assetId }) => assetId,
    isCounted: true,
    enabled: redEnvelopeId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
