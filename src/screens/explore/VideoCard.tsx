import { Link } from '../../features/navigation/Link.tsx';
import { POSTER } from '../../features/video/poster.ts';
import type { Video, VideoPage } from '../../features/video/use-videos.ts';
import { formatDistance, formatMinutes } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { playIcon } from '../../ui/icons.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Explore.module.css';

interface VideoCardProps {
  video: Video;
  page: VideoPage;
  position: number;
  /** Height by width of the poster. */
  shape: number;
}

/** A size to take the shape from. */
const WIDTH_PX = 160;
/** Posters of the first view. */
const FIRST_VIEW = 4;

/** The whole card opens the video. */
export function VideoCard({ video, page, position, shape }: VideoCardProps) {
  const text = useText();
  const pick = usePickLocale();
  const { contentId, algorithmId, store } = video;
  const { queryId, traceId } = page;
  const told = { scene: 'explore', position, algorithmId, queryId, traceId, contentId } as const;
  const duration = formatMinutes(video.durationMs / 1000);
  return (
    <Exposed
      as="div"
      id={`explore ${queryId} ${contentId}`}
      onExposed={() => track('video_expo', told)}
    >
      <article className={classes(surface['face'], box['anchor'])}>
        <Picture
          className={classes(layout['wide'], css['poster'])}
          src={video.previewImageUrl}
          asked={POSTER}
          width={WIDTH_PX}
          height={Math.round(WIDTH_PX * shape)}
          alt=""
          background={video.color}
          priority={position < FIRST_VIEW ? 'high' : undefined}
        />
        <p className={classes(font['label'], font['numbers'], layout['inline'], css['duration'])}>
          <Icon shape={playIcon} size={12} />
          <VisuallyHidden>{text('video.duration')}</VisuallyHidden>
          {duration}
        </p>
        <div className={css['words']}>
          <h2 className={classes(font['clamp2'], css['title'])}>
            <Link
              className={classes(surface['stretched'], css['link'])}
              to={paths.playVideo({ id: contentId })}
            >
              {pick(video.title)}
            </Link>
          </h2>
          <p className={classes(font['note'], css['line'])}>{store.storeName}</p>
          <p className={classes(font['note'], font['numbers'], css['line'])}>
            {formatDistance(store.distance)}
          </p>
        </div>
      </article>
    </Exposed>
  );
}
