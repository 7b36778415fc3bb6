import type { MerchantReply, Review } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { clockIcon, mallIcon, moreIcon, shieldIcon, warningIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { AvatarPicture } from '../../ui/picture/AvatarPicture.tsx';
import { CriteriaScores, Stars } from './Stars.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReviewCard.module.css';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { isOwn, shareVerdict } from './rules.ts';
import { scoreText } from './stars.ts';
import { useReviewTime } from './review-time.ts';
import { ClampedText } from '../../ui/ClampedText.tsx';

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
    <article
      className={classes(
        surface['face'],
        layout['stack2'],
        space['pad4'],
        box['anchor'],
        css['card'],
      )}
      data-place={place}
    >
      <header className={layout['top3']}>
        <AvatarPicture src={review.isAnonymous ? undefined : review.headPicture} size={40} />
        <div className={classes(layout['line'], layout['fill'], css['who'])}>
          <Heading className={classes(layout['shrinkWords'], font['name'], css['name'])}>
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
          {isMine && (
            <span className={classes(font['label'], box['oval'], box['onYellow'], css['mine'])}>
              {text('review.mine')}
            </span>
          )}
          {review.isVerifiedPurchase && (
            <span
              className={classes(
                layout['inline'],
                font['label'],
                space['gapHair'],
                letters['leaf'],
              )}
            >
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
      <p className={classes(layout['line'], space['gapHairBy2'])}>
        <Stars score={review.score} size={16} />
        <span className={font['price']} aria-hidden="true">
          {scoreText(review.score)}
        </span>
        <span className={font['note']}>{timeOf(review.createTime, review.timeZone)}</span>
        {review.editedTime ? <span className={font['note']}>{text('review.edited')}</span> : null}
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

/** Shown to the author only: the review awaits moderation, or why it was rejected. Merchant 4. */
function AuditNote({ review: { auditStatus, rejectReason } }: { review: Review }) {
  const text = useText();
  const pick = usePickLocale();
  const isRejected = shareVerdict(auditStatus) === 'rejected';
  return (
    <p
      className={classes(
        layout['top2'],
        font['label'],
        tint['tone'],
        box['rounded'],
        letters['sky'],
        space['pad2by3'],
        box['onSky'],
      )}
      data-tone={isRejected ? 'bad' : undefined}
    >
      <Icon shape={isRejected ? warningIcon : clockIcon} size={18} />
      <span>
        {isRejected
          ? text('review.auditRejected', { reason: pick(rejectReason) ?? text('review.noReason') })
          : text('review.auditWaiting')}
      </span>
    </p>
  );
}

interface MerchantReplyBlockProps {
  reply: MerchantReply;
  /** The store's. */
  timeZone: string | null | undefined;
  /** Not clamped, as on the detail page. */
  isOpen: boolean;
}

const REPLY_LINES = 3;

/** The store's reply. B9. */
function MerchantReplyBlock({ reply, timeZone, isOpen }: MerchantReplyBlockProps) {
  const text = useText();
  const timeOf = useReviewTime();
  return (
    <div className={classes(surface['well'], layout['stack1'])}>
      <p className={classes(layout['line'], space['gapHairBy2'])}>
        <Icon shape={mallIcon} size={16} />
        <strong>{text('review.storeReply')}</strong>
        <span className={font['note']}>{timeOf(reply.createTime, timeZone)}</span>
      </p>
      <ReviewText content={reply.content} maxLines={isOpen ? undefined : REPLY_LINES} />
    </div>
  );
}

interface ReviewTextProps {
  content: string;
  /** Undefined: not clamped (merchant 4, detail page). */
  maxLines: number | undefined;
}

/** The text of a review or of its reply. Merchant 4. */
function ReviewText({ content, maxLines }: ReviewTextProps) {
  const text = useText();
  return (
    <ClampedText
      content={content}
      maxLines={maxLines}
      moreLabel={text('review.expand')}
      lessLabel={text('review.collapse')}
    />
  );
}
