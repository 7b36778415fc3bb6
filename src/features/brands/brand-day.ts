/** A brand day: its page, its offers by section, its brands. The specs show paths only. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { brandDayBrands, brandDayOffers, brandDayPage } from '../../api/generated/endpoints.ts';
import type {
  AssetCard,
  BrandDayOffersBody,
  BrandDayPage,
  BrandEntry,
} from '../../api/generated/types.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vBrandEntry } from '../../api/generated/shared/brand-entry.ts';
import { readEach } from '../../api/read-each.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';

const OFFER_PAGE_SIZE = 20;

const vLooseOffers = v.object({ assetList: v.array(v.unknown()), hasMore: v.boolean() });
const offersEndpoint: Endpoint<BrandDayOffersBody, v.InferOutput<typeof vLooseOffers>> = {
  path: brandDayOffers.path,
  data: vLooseOffers,
};
const vLooseBrands = v.object({ brandList: v.array(v.unknown()) });
const brandsEndpoint: Endpoint<{ pageId: string }, v.InferOutput<typeof vLooseBrands>> = {
  path: brandDayBrands.path,
  data: vLooseBrands,
};
// The generated schemas say `| undefined` where the generated types have an optional field.
const assetSchema = vAssetCard as v.GenericSchema<unknown, AssetCard>;
const brandSchema = vBrandEntry as v.GenericSchema<unknown, BrandEntry>;

export interface ReceivedDay {
  page: BrandDayPage;
  /** The server's seconds run from here, ms since the epoch. */
  receivedAtMs: number;
}

export type DayPhase = { phase: 'before' | 'running'; deadlineMs: number } | { phase: 'over' };

/** Decisions "Honesty": by the server's seconds, from when they came; a reload asks anew. Pure. */
export function dayPhase({ page, receivedAtMs }: ReceivedDay): DayPhase {
  if (page.startsInS > 0)
    return { phase: 'before', deadlineMs: receivedAtMs + page.startsInS * 1000 };
  if (page.endsInS > 0) return { phase: 'running', deadlineMs: receivedAtMs + page.endsInS * 1000 };
  return { phase: 'over' };
}

export function useBrandDay(pageId: string) {
  return useQuery({
    queryKey: [brandDayPage.path, pageId],
    queryFn: async ({ signal }): Promise<ReceivedDay> => {
      const page = await call(brandDayPage, { pageId }, { signal });
      return { page, receivedAtMs: clock.nowMs() };
    },
  });
}

/** The offers of one section, endless. */
export function useDayOffers(pageId: string, sectionId: string) {
  const query = useInfiniteQuery({
    queryKey: ['brand-day-offers', pageId, sectionId],
    queryFn: async ({ pageParam: pageNo, signal }) => {
      const body = { pageId, sectionId, pageNo, pageSize: OFFER_PAGE_SIZE };
      const { assetList, hasMore } = await call(offersEndpoint, body, { signal });
      return { offers: readEach(assetSchema, assetList, 'brands.offer'), hasMore };
    },
    initialPageParam: 1,
    getNextPageParam: (page, _pages, pageNo: number) =>
      page.hasMore && page.offers.length > 0 ? pageNo + 1 : undefined,
    enabled: sectionId !== '',
  });
  const pages = query.data?.pages;
  const offers = useMemo(() => {
    const byId = new Map((pages ?? []).flatMap((page) => page.offers).map((o) => [o.assetId, o]));
    return [...byId.values()];
  }, [pages]);
  return { query, offers };
}

/** Only beside the rest: a failure leaves them out and is reported. */
export function useDayBrands(pageId: string) {
  return useQuery({
    queryKey: [brandDayBrands.path, pageId],
    queryFn: ({ signal }) => fetchDayBrands(pageId, signal),
    enabled: pageId !== '',
  });
}

/** Throws `ApiError`. */
export async function fetchDayBrands(pageId: string, signal: AbortSignal): Promise<BrandEntry[]> {
  try {
    const { brandList } = await call(brandsEndpoint, { pageId }, { signal });
    return readEach(brandSchema, brandList, 'brands.dayBrand');
  } catch (error) {
    reportProblem('brands.dayBrands', error);
    throw error;
  }
}
