import type { Review } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './ReviewParts.module.css';
import { useOpenPreview } from '../gallery/preview.ts';

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
    <ul className={classes(layout['stack2'], css['photos'])} aria-label={text('review.photos')}>
      {shown.map((media, at) => (
        <li key={media.id}>
          <button
            type="button"
            className={classes(
              surface['sunk'],
              layout['block'],
              box['anchor'],
              box['clip'],
              box['front'],
              css['photo'],
            )}
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
              <span
                className={classes(layout['middle'], font['big'], layout['overlay'], css['rest'])}
                aria-hidden="true"
              >
                +{rest}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the pictures of a review in the image preview, at the one that was tapped. */
function useOpenPhotos() {
  const openPreview = useOpenPreview();
  return ({ reviewMedias, storeName, storeId }: Review, index: number): void => {
    const images = reviewMedias.map(({ mediaUrl }) => ({ url: mediaUrl, name: storeName }));
    openPreview({ groups: [{ type: 'review', images }], index }, storeId);
  };
}
