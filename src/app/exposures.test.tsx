/** Spec merchant 7: what is told of the items of a list when they were seen, and when they were tapped. */
import { asId } from '../api/ids.ts';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type {
  BrandEntry,
  PoiId,
  Review,
  ReviewId,
  SkuId,
  StoreEntry,
} from '../api/generated/types.ts';
import { BrandItem } from '../features/brands/BrandItem.tsx';
import { ExposedCoupon } from '../features/coupon/CouponParts.tsx';
import { SeenReviewCard } from '../features/review-list/SeenReviewCard.tsx';
import { StoreRowItem } from '../features/store-list/StoreRowItem.tsx';
import { track } from '../telemetry/report.ts';
import { VideoCard } from '../screens/explore/VideoCard.tsx';
import { RankRow } from '../screens/rank/RankRow.tsx';
import type { Video, VideoPage } from '../features/video/use-videos.ts';
import type { RankPage } from '../features/rank/use-ranks.ts';

vi.mock('../telemetry/report.ts', () => ({ track: vi.fn(), reportProblem: vi.fn() }));
vi.mock('../i18n/i18n.ts', () => ({ useText: () => String, usePickLocale: () => () => 'words' }));
vi.mock('../features/store-list/LateHeart.ts', () => ({ LateHeart: () => null }));
vi.mock('../features/favourite/CardHeart.tsx', () => ({ CardHeart: () => null }));
/** The scene and place that a store's card is given for its own event. */
const { placed } = vi.hoisted(() => ({ placed: vi.fn() }));
vi.mock('../features/store-list/StoreCard.tsx', () => ({
  StoreCard({ at, onOpen }: { at: object; onOpen?: () => void }) {
    placed(at);
    return <button onClick={onOpen}>store</button>;
  },
}));
vi.mock('../features/navigation/TargetLink.tsx', () => ({
  TargetLink: ({ onTap }: { onTap: () => void }) => <button onClick={onTap}>brand</button>,
}));
vi.mock('../features/navigation/Link.tsx', () => ({ Link: () => null }));
vi.mock('../features/review/ReviewCard.tsx', () => ({
  ReviewCard: ({ onOpen }: { onOpen: () => void }) => <button onClick={onOpen}>review</button>,
}));
/** Seen at once, once for each id. */
const { seenIds } = vi.hoisted(() => ({ seenIds: vi.fn() }));
vi.mock('../ui/list/Exposed.tsx', () => ({
  Exposed({ id, onExposed, children }: { id: string; onExposed: () => void; children: ReactNode }) {
    const expose = useEffectEvent(onExposed);
    useEffect(() => {
      seenIds(id);
      expose();
    }, [id]);
    return children;
  },
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const store = { poiId: asId<PoiId>('7') } as StoreEntry;
const review = { id: 'r1' } as Review;
const brand = { name: 'Kopi' } as BrandEntry;
const origin = { algorithmId: 'a', traceId: 't', queryId: 'q' };
const row = { store, page: origin, position: 3, isFirstRecommended: false };

test('a store, with the call that brought it', () => {
  const { rerender } = render(<StoreRowItem {...row} />);
  const at = { ...origin, scene: 'stores', position: 3 };
  expect(track).toHaveBeenCalledExactlyOnceWith('store_card_expo', {
    ...at,
    poiId: asId<PoiId>('7'),
  });
  expect(placed).toHaveBeenCalledExactlyOnceWith(at);
  rerender(<StoreRowItem {...row} page={{ ...origin, queryId: 'q2' }} />);
  expect(new Set(seenIds.mock.calls.flat()).size).toBe(2);
});

test('a voucher; one without a skuId is drawn and not told', () => {
  const at = { scene: 'brand', position: 1 } as const;
  const { container } = render(
    <ul>
      <ExposedCoupon skuId={asId('s1')} at={at} list="b1">
        <i />
      </ExposedCoupon>
      <ExposedCoupon skuId={null} at={at} list="b1">
        <i />
      </ExposedCoupon>
    </ul>,
  );
  expect(track).toHaveBeenCalledExactlyOnceWith('coupon_card_expo', {
    ...at,
    skuId: asId<SkuId>('s1'),
  });
  expect(container.querySelectorAll('i')).toHaveLength(2);
});

test.each([
  ['preview', 'review-preview'],
  ['list', 'review-list'],
] as const)('a review in the %s', (place, scene) => {
  const { getByRole } = render(
    <SeenReviewCard review={review} place={place} position={2} onMore={() => undefined} />,
  );
  const told = { scene, position: 2, reviewId: asId<ReviewId>('r1') };
  expect(track).toHaveBeenCalledExactlyOnceWith('review_expo', told);
  getByRole('button').click();
  expect(track).toHaveBeenLastCalledWith('review_card', told);
});

test('a brand', () => {
  const { getByRole } = render(<BrandItem brand={brand} at={{ scene: 'brands', position: 0 }} />);
  const told = { scene: 'brands', position: 0, brand: 'Kopi' };
  expect(track).toHaveBeenCalledExactlyOnceWith('brand_expo', told);
  getByRole('button').click();
  expect(track).toHaveBeenLastCalledWith('brand_card', told);
});

test('a store of a ranking, with its place; a ranking has no id of its list', () => {
  const page = { rankId: 'R1', algorithmId: 'a', traceId: 't' } as RankPage;
  const placed3 = { ...store, rankInfo: { rankSort: 9 } } as StoreEntry;
  const { getByRole } = render(<RankRow store={placed3} page={page} position={3} />);
  const at = { scene: 'rank', position: 3, algorithmId: 'a', traceId: 't' };
  const told = { ...at, rankId: 'R1', poiId: asId<PoiId>('7'), place: 9 };
  expect(track).toHaveBeenCalledExactlyOnceWith('rank_expo', told);
  expect(placed).toHaveBeenCalledExactlyOnceWith(at);
  getByRole('button').click();
  expect(track).toHaveBeenLastCalledWith('rank_click', told);
});

test('a video of explore, with its own algorithm', () => {
  const video = { contentId: 'I1', algorithmId: 'v', durationMs: 9000, store: {} } as Video;
  render(<VideoCard video={video} page={origin as VideoPage} position={1} shape={1} />);
  const told = { ...origin, scene: 'explore', position: 1, algorithmId: 'v', contentId: 'I1' };
  expect(track).toHaveBeenCalledExactlyOnceWith('video_expo', told);
});
