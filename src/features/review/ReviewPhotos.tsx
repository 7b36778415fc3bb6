import type { Review } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import css from './ReviewPhotos.module.css';
import { useOpenPhotos } from './use-open-photos.ts';

interface ReviewPhotosProps {
  review: Review;
  /** The last one shows how many more there are. */
  max: number;
}

/** CSS pixels, drawn smaller where the row is narrow. */
const THUMBNAIL_PX = 160;

/** A tap opens the image preview. */
export function ReviewPhotos({ review, max }: ReviewPhotosProps) {
  const text = useText();
  const openPhotos = useOpenPhotos();
  const medias = review.reviewMedias;
  if (medias.length === 0) return null;
  const shown = medias.slice(0, max);
  const rest = medias.length - shown.length;
  return (
    <ul className={css['photos']} aria-label={text('review.photos')}>
      {shown.map((media, at) => (
        <li key={media.id}>
          <button
            type="button"
            className={css['photo']}
            aria-label={text('review.openPhoto', { number: at + 1, total: medias.length })}
            onClick={() => openPhotos(review, at)}
          >
            <Picture
              src={media.thumbnailMediaUrl || media.mediaUrl}
              asked={ASKED.thumbnail}
              width={THUMBNAIL_PX}
              height={THUMBNAIL_PX}
              alt=""
            />
            {rest > 0 && at === shown.length - 1 && (
              <span className={css['rest']} aria-hidden="true">
                +{rest}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
