import { useRef } from 'react';
import type { Banner } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { pauseIcon, playIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './BannerCarousel.module.css';
import { TargetLink } from '../navigation/TargetLink.tsx';

interface BannerCarouselProps {
  banners: Banner[];
  label: string;
  /** Half as high, 24:5. Otherwise 12:5, and the first banner has priority: the largest picture (LCP). */
  isLow?: boolean;
}

const AUTOPLAY_MS = 4500;

export function BannerCarousel({ banners, label, isLow = false }: BannerCarouselProps) {
  const text = useText();
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, isReady, onFirstPainted, isPaused, setPaused } = useCarousel(
    viewport,
    banners.length,
    AUTOPLAY_MS,
  );
  const isLooping = banners.length > 1;
  return (
    <section
      className={css['carousel']}
      data-low={isLow || undefined}
      aria-roledescription={text('home.carousel')}
      aria-label={label}
    >
      <div className={css['viewport']} ref={viewport} onLoadCapture={onFirstPainted}>
        <ul className={css['slides']} aria-live={isPaused ? 'polite' : 'off'}>
          {banners.map((banner, index) => (
            <li
              key={banner.id}
              className={css['slide']}
              aria-roledescription={text('home.slide')}
              aria-label={text('home.slideOf', { index: index + 1, count: banners.length })}
              inert={index !== selected}
            >
              <BannerSlide
                banner={banner}
                isFirst={!isLow && index === 0}
                isLow={isLow}
                isShown={index === 0 || isReady}
              />
            </li>
          ))}
        </ul>
      </div>
      {isLooping && (
        <div className={classes(layout['row'], css['controls'])}>
          <span className={classes(font['label'], css['count'])} aria-hidden="true">
            {selected + 1}/{banners.length}
          </span>
          <button
            type="button"
            className={classes(layout['middle'], css['pause'])}
            aria-label={text(isPaused ? 'home.carouselPlay' : 'home.carouselPause')}
            onClick={() => setPaused(!isPaused)}
          >
            <span className={classes(layout['middle'], css['pauseMark'])}>
              <Icon shape={isPaused ? playIcon : pauseIcon} size={14} />
            </span>
          </button>
        </div>
      )}
    </section>
  );
}

function BannerSlide({
  banner,
  isFirst,
  isLow,
  isShown,
}: {
  banner: Banner;
  isFirst: boolean;
  isLow: boolean;
  isShown: boolean;
}) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <TargetLink
      className={css['link']}
      where="home-cards.banner"
      raw={pick(banner.bannerJumpUrlMap)}
      source="banner"
      adTrace={banner.adTrace}
      requiredLogin={banner.requiredLogin}
      onTap={() =>
        track('banner_click', {
          id: banner.id,
          ...(banner.adTrace ? { adTrace: banner.adTrace } : {}),
        })
      }
    >
      {isShown ? (
        <Picture
          className={classes(layout['block'], css['picture'])}
          src={pick(banner.bannerImageUrlMap)}
          asked={isLow ? ASKED.lowBanner : ASKED.banner}
          width={360}
          height={isLow ? 75 : 150}
          alt={pick(banner.name) ?? ''}
          background={banner.backgroundColor}
          {...(isFirst ? { priority: 'high' } : {})}
        />
      ) : (
        <span
          className={classes(layout['block'], css['ground'])}
          style={{ backgroundColor: banner.backgroundColor }}
        />
      )}
      {banner.adTrace && (
        <span className={classes(font['label'], css['ad'])}>{text('home.ad')}</span>
      )}
    </TargetLink>
  );
}
