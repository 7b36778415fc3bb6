import type { Review } from '../../api/generated/types.ts';
import type { CardScene } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { ReviewCard } from '../review/ReviewCard.tsx';

interface SeenReviewCardProps {
  review: Review;
  place: 'preview' | 'list';
  /** In its list, from 0. */
  position: number;
  onMore: (review: Review) => void;
}

const SCENES: Readonly<Record<SeenReviewCardProps['place'], CardScene>> = {
  preview: 'review-preview',
  list: 'review-list',
};

/** A review in a list that tracks its exposure and its taps. */
export function SeenReviewCard({ review, place, position, onMore }: SeenReviewCardProps) {
  const told = { scene: SCENES[place], position, reviewId: review.id };
  return (
    <Exposed
      as="div"
      id={`${told.scene} ${review.id}`}
      onExposed={() => track('review_expo', told)}
    >
      <ReviewCard
        review={review}
        place={place}
        onMore={onMore}
        onOpen={() => track('review_card', told)}
      />
    </Exposed>
  );
}
