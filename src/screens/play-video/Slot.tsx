import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { captionAt } from '../../features/video/captions.ts';
import type { PlayerEvent } from '../../features/video/player-state.ts';
import { POSTER } from '../../features/video/poster.ts';
import type { VideoRow } from '../../features/video/use-videos.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { playIcon } from '../../ui/icons.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { largestPicture } from '../../ui/paint.ts';
import { videoAddress } from '../../ui/picture/picture-url.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Player.module.css';
import { VideoOffer } from './VideoOffer.tsx';

interface SlotProps {
  row: VideoRow;
  position: number;
  isActive: boolean;
  /** False: the web view has no codec for it. */
  canPlay: boolean;
  plays: boolean;
  loads: boolean;
  /** By the viewer or the browser; a mark says so. */
  isPaused: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
  send: Dispatch<PlayerEvent>;
}

/** A video over its poster, and below it what it shows. */
export function Slot(props: SlotProps) {
  const { row, position, isActive, canPlay, isPaused, hasCaptions, send } = props;
  const text = useText();
  const pick = usePickLocale();
  const { item: video, page } = row;
  const { contentId, algorithmId, captions } = video;
  const { queryId, traceId } = page;
  const at = { scene: 'video', position, algorithmId, queryId, traceId } as const;
  const [caption, setCaption] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const [stillAt, setStillAt] = useState(0);
  const fill = useRef<HTMLSpanElement>(null);
  const isStill = isFailed || !canPlay;
  const stills = video.stills ?? [];
  const poster = (isStill && stills[stillAt]) || video.previewImageUrl;
  const title = pick(video.title);
  return (
    <Exposed
      as="div"
      id={`video ${queryId} ${contentId}`}
      className={classes(layout['stack'], layout['cover'])}
      onExposed={() => track('video_expo', { ...at, contentId })}
    >
      <div
        className={classes(layout['fill'], box['anchor'], box['clip'], css['stage'])}
        style={{ backgroundColor: video.color }}
      >
        <Picture
          className={classes(layout['overlay'], css['poster'])}
          src={poster}
          asked={POSTER}
          width={video.width || 360}
          height={video.height || 640}
          alt=""
          background={video.color}
          fit="contain"
          priority={isActive ? 'high' : undefined}
        />
        {!isStill && (
          <Film
            {...props}
            onTime={(share, atMs) => {
              fill.current?.style.setProperty('--share', String(share));
              setCaption(pick(captionAt(captions, atMs)?.text));
            }}
            onPlay={() => track('video_play', { ...at, contentId })}
            onEnd={() => track('video_end', { ...at, contentId })}
            onFailed={() => setFailed(true)}
          />
        )}
        {isStill ? (
          <div
            className={classes(layout['stack3'], layout['overlay'], space['pad5'], css['still'])}
          >
            <p className={font['heading']} role="status">
              {text(canPlay ? 'video.broken' : 'video.unsupported')}
            </p>
            {captions.map(({ startMs, text: line }) => (
              <p key={startMs} className={font['closeWords']}>
                {pick(line)}
              </p>
            ))}
            {stills.length > 1 && (
              <span>
                <Button
                  variant="secondary"
                  onClick={() => setStillAt((stillAt + 1) % stills.length)}
                >
                  {text('video.nextStill', { at: stillAt + 1, count: stills.length })}
                </Button>
              </span>
            )}
            {canPlay && (
              <span>
                <Button variant="secondary" onClick={() => setFailed(false)}>
                  {text('common.retry')}
                </Button>
              </span>
            )}
          </div>
        ) : (
          <button
            type="button"
            className={classes(layout['middle'], layout['overlay'], layout['cover'])}
            aria-label={text(isPaused ? 'video.play' : 'video.pause')}
            onClick={() => send({ type: 'toggled', id: contentId })}
          >
            {isPaused && isActive && (
              <span className={classes(layout['middle'], box['disc'], css['mark'])}>
                <Icon shape={playIcon} size={40} />
              </span>
            )}
          </button>
        )}
        {hasCaptions && caption && !isStill && (
          <p className={classes(font['closeWords'], font['centred'], css['caption'])}>{caption}</p>
        )}
      </div>
      <span className={css['progress']} aria-hidden="true">
        <span className={css['progressFill']} ref={fill} />
      </span>
      <VideoOffer row={row} at={at} title={title} />
    </Exposed>
  );
}

interface FilmProps extends SlotProps {
  /** The share that has been played, and where it is. */
  onTime: (share: number, atMs: number) => void;
  onPlay: () => void;
  onEnd: () => void;
  onFailed: () => void;
}

/** The video element. It has a source while `loads` alone: what is loaded holds a decoder of the phone. */
function Film({ row, isActive, plays, loads, isMuted, send, ...on }: FilmProps) {
  const { videoUrl, contentId } = row.item;
  const element = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  /** Of this time in view: what has been told. */
  const told = useRef({ play: false, end: false, lastS: 0 });
  const source = loads ? videoAddress(videoUrl) : '';

  useEffect(() => {
    const video = element.current;
    if (!video || source === '') return undefined;
    video.src = source;
    return () => {
      video.removeAttribute('src');
      // Lets go of the decoder and of what is loaded.
      video.load();
      setShown(false);
    };
  }, [source]);

  const fail = (error: unknown): void => {
    reportProblem('video.play', error);
    on.onFailed();
  };
  const failed = useEffectEvent(fail);

  useEffect(() => {
    const video = element.current;
    if (!video || !plays || source === '') return undefined;
    video.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') send({ type: 'refused' });
      // Paused before it began; what cannot be loaded has an event of its own.
      else if (name !== 'AbortError' && name !== 'NotSupportedError') failed(error);
    });
    // What loads behind the first screen would share the line and the processor with the first frame.
    let settle = (): void => undefined;
    largestPicture.set(new Promise<void>((resolve) => (settle = resolve)));
    video.addEventListener('timeupdate', settle, { once: true });
    return () => {
      video.removeEventListener('timeupdate', settle);
      settle();
      video.pause();
    };
  }, [plays, source, send]);

  // Each time in view begins at the beginning.
  useEffect(() => {
    const video = element.current;
    told.current = { play: false, end: false, lastS: 0 };
    return () => {
      if (isActive && video && video.currentTime > 0) video.currentTime = 0;
    };
  }, [isActive]);

  const onTime = (): void => {
    const video = element.current;
    if (!video || !isActive) return;
    const { currentTime, duration } = video;
    // It loops without an event: the time falls back.
    if (currentTime < told.current.lastS - 0.5 && !told.current.end && !video.seeking) {
      told.current.end = true;
      on.onEnd();
    }
    told.current.lastS = currentTime;
    on.onTime(duration > 0 ? currentTime / duration : 0, currentTime * 1000);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the page draws them: `captions.ts`
    <video
      ref={element}
      className={classes(layout['overlay'], layout['cover'], css['film'])}
      data-shown={isShown || undefined}
      muted={isMuted}
      loop
      playsInline
      disablePictureInPicture
      preload={loads ? 'auto' : 'none'}
      aria-hidden="true"
      tabIndex={-1}
      onLoadedData={() => setShown(true)}
      onCanPlayThrough={() => send({ type: 'ready', id: contentId })}
      onPlaying={() => {
        if (told.current.play) return;
        told.current.play = true;
        on.onPlay();
      }}
      onTimeUpdate={onTime}
      onError={() => {
        const { error } = element.current ?? {};
        if (error) fail(new Error(`media ${error.code}: ${error.message}`));
      }}
    />
  );
}
