import type { Review } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { moreIcon, shieldIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { AvatarPicture } from '../../ui/picture/AvatarPicture.tsx';
import { AuditNote } from './AuditNote.tsx';
import { CriteriaScores } from './CriteriaScores.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { MerchantReplyBlock } from './MerchantReplyBlock.tsx';
import css from './ReviewCard.module.css';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewText } from './ReviewText.tsx';
import { isOwn } from './rules.ts';
import { Stars } from './Stars.tsx';
import { scoreText } from './stars.ts';
import { useReviewTime } from './use-review-time.ts';

export type ReviewPlace = 'preview' | 'list' | 'detail';

/** Merchant 4: 2 lines in the preview, 5 in the list, all on the detail page. */
export const maxLines: Readonly<Record<ReviewPlace, number | undefined>> = {
  preview: 2,
  list: 5,
  detail: undefined,
};

interface ReviewCardProps {
  review: Review;
  place: ReviewPlace;
  /** Opens the sheet of more actions; absent: no button for it. */
  onMore?: ((review: Review) => void) | undefined;
  /** The link to its page was tapped. */
  onOpen?: (() => void) | undefined;
}

/** The link covers the whole card; buttons lie above it. */
export function ReviewCard({ review, place, onMore, onOpen }: ReviewCardProps) {
  const text = useText();
  useIsLoggedIn();
  const timeOf = useReviewTime();
  const isMine = isOwn(review, userId());
  const isDetail = place === 'detail';
  const name = review.isAnonymous || !review.userName ? text('review.anonymous') : review.userName;
  // In the preview under the section's heading, elsewhere under the page's.
  const Heading = place === 'preview' ? 'h3' : 'h2';
  return (
    <article className={css['card']} data-place={place}>
      <header className={css['head']}>
        <AvatarPicture src={review.isAnonymous ? undefined : review.headPicture} size={40} />
        <div className={css['who']}>
          <Heading className={css['name']}>
            {isDetail ? (
              name
            ) : (
              <Link
                className={css['link']}
                to={paths.reviewDetail({ reviewId: review.id, poiId: review.poiId })}
                aria-label={text('review.openReview', { name })}
                onClick={onOpen}
              >
                {name}
              </Link>
            )}
          </Heading>
          {isMine && <span className={css['mine']}>{text('review.mine')}</span>}
          {review.isVerifiedPurchase && (
            <span className={css['verified']}>
              <Icon shape={shieldIcon} size={14} />
              {text('review.verified')}
            </span>
          )}
        </div>
        {onMore && (
          <IconButton
            className={css['more']}
            icon={moreIcon}
            label={text('review.moreOf', { name })}
            onClick={() => onMore(review)}
          />
        )}
      </header>
      <p className={css['facts']}>
        <Stars score={review.score} size={16} />
        <span className={css['score']} aria-hidden="true">
          {scoreText(review.score)}
        </span>
        <span className={css['time']}>{timeOf(review.createTime, review.timeZone)}</span>
        {review.editedTime ? <span className={css['time']}>{text('review.edited')}</span> : null}
      </p>
      {isMine && review.auditStatus !== 'APPROVED' && <AuditNote review={review} />}
      {isDetail && <CriteriaScores scores={review.criteriaScores} />}
      <ReviewText content={review.content} maxLines={maxLines[place]} />
      <ReviewPhotos review={review} max={place === 'preview' ? 3 : 6} />
      {review.merchantReply && place !== 'preview' && (
        <MerchantReplyBlock
          reply={review.merchantReply}
          timeZone={review.timeZone}
          isOpen={isDetail}
        />
      )}
      {place !== 'preview' && <HelpfulButton review={review} isMine={isMine} />}
    </article>
  );
}
