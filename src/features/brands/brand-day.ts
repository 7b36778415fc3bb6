/** A brand day: its page, its offers by section, its brands. The specs show paths only. */
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { brandDayBrands } from '../../api/generated/calls/brand-day-brands.ts';
import { brandDayOffers } from '../../api/generated/calls/brand-day-offers.ts';
import { brandDayPage } from '../../api/generated/calls/brand-day-page.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vBrandEntry } from '../../api/generated/shared/brand-entry.ts';
import type { BrandDayPage, BrandEntry } from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { usePages } from '../../api/use-pages.ts';
import type { Left } from '../../lib/left.ts';
import { reportProblem } from '../../telemetry/report.ts';

const OFFER_PAGE_SIZE = 20;

const offersEndpoint = tolerant(brandDayOffers, {
  assetList: eachOf(vAssetCard, 'brands.offer'),
  hasMore: v.boolean(),
});
const brandsEndpoint = tolerant(brandDayBrands, {
  brandList: eachOf(vBrandEntry, 'brands.dayBrand'),
});

export interface ReceivedDay {
  page: BrandDayPage;
  phase: DayPhase;
}

export type DayPhase = { phase: 'before' | 'running'; left: Left } | { phase: 'over' };

/**
 * Decisions "Honesty": from the server's countdown, never the phone's date. Discovery 3: a start counts
 * from the reply's arrival, an end from the request's start; both by `performance.now()`.
 */
export function dayPhase(
  { startsInS, endsInS }: Pick<BrandDayPage, 'startsInS' | 'endsInS'>,
  { askedAtMs, arrivedAtMs }: { askedAtMs: number; arrivedAtMs: number },
): DayPhase {
  if (startsInS > 0)
    return { phase: 'before', left: { leftMs: startsInS * 1000, atMs: arrivedAtMs } };
  if (endsInS > 0) return { phase: 'running', left: { leftMs: endsInS * 1000, atMs: askedAtMs } };
  return { phase: 'over' };
}

export function useBrandDay(pageId: string) {
  return useQuery({
    queryKey: [brandDayPage.path, pageId],
    queryFn: async ({ signal }): Promise<ReceivedDay> => {
      const askedAtMs = performance.now();
      const page = await call(brandDayPage, { pageId }, { signal });
      return { page, phase: dayPhase(page, { askedAtMs, arrivedAtMs: performance.now() }) };
    },
  });
}

/** The offers of one section. */
export function useDayOffers(pageId: string, sectionId: string) {
  return usePages({
    key: ['brand-day-offers', pageId, sectionId],
    fetch: ({ pageNo }, signal) =>
      call(offersEndpoint, { pageId, sectionId, pageNo, pageSize: OFFER_PAGE_SIZE }, { signal }),
    items: (page) => page.assetList,
    id: (asset) => asset.assetId,
    enabled: sectionId !== '',
  });
}

/** Optional: a failure is reported and leaves them out. */
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
    return (await call(brandsEndpoint, { pageId }, { signal })).brandList;
  } catch (error) {
    reportProblem('brands.dayBrands', error);
    throw error;
  }
}
