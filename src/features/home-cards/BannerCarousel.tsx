import { useRef } from 'react';
import type { Banner } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { pauseIcon, playIcon } from '../../ui/icons.ts';
import { BANNER_SIZE_PX } from './banner-size.ts';
import css from './BannerCarousel.module.css';
import { TargetLink } from '../navigation/TargetLink.tsx';

interface BannerCarouselProps {
  banners: Banner[];
  label: string;
  /** High priority for the first banner, the page's largest picture (LCP). */
  isFirst?: boolean;
}

const AUTOPLAY_MS = 4500;

export function BannerCarousel({ banners, label, isFirst = false }: BannerCarouselProps) {
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
                isFirst={isFirst && index === 0}
                isShown={index === 0 || isReady}
              />
            </li>
          ))}
        </ul>
      </div>
      {isLooping && (
        <div className={css['controls']}>
          <span className={css['count']} aria-hidden="true">
            {selected + 1}/{banners.length}
          </span>
          <button
            type="button"
            className={css['pause']}
            aria-label={text(isPaused ? 'home.carouselPlay' : 'home.carouselPause')}
            onClick={() => setPaused(!isPaused)}
          >
            <span className={css['pauseMark']}>
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
  isShown,
}: {
  banner: Banner;
  isFirst: boolean;
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
          className={css['picture']}
          src={pick(banner.bannerImageUrlMap)}
          asked={ASKED.banner}
          width={BANNER_SIZE_PX.w}
          height={BANNER_SIZE_PX.h}
          alt={pick(banner.name) ?? ''}
          background={banner.backgroundColor}
          {...(isFirst ? { priority: 'high' } : {})}
        />
      ) : (
        <span className={css['ground']} style={{ backgroundColor: banner.backgroundColor }} />
      )}
      {banner.adTrace && <span className={css['ad']}>{text('home.ad')}</span>}
    </TargetLink>
  );
}
