import { type MouseEvent, useRef } from 'react';
import { Link } from '../navigation/Link.tsx';
import type { Banner } from '../../api/generated/types.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { track } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { bannerTarget } from './banner.ts';
import { BANNER_SIZE_PX } from './banner-size.ts';
import css from './BannerCarousel.module.css';
import { useCarousel } from './use-carousel.ts';
import { useOpenLink } from './use-open-link.ts';

interface BannerCarouselProps {
  banners: Banner[];
  label: string;
  /** The first banner of the page is its largest picture: it loads before everything else. */
  isFirst?: boolean;
}

export function BannerCarousel({ banners, label, isFirst = false }: BannerCarouselProps) {
  const text = useText();
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, isReady, onFirstPainted, isPaused, setPaused } = useCarousel(
    viewport,
    banners.length,
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
              <Icon name={isPaused ? 'play' : 'pause'} size={14} />
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
  const locale = useLocale();
  const open = useOpenLink();
  const target = bannerTarget(banner, locale);
  const onClick = (event: MouseEvent) => {
    track('banner_click', {
      id: banner.id,
      ...(banner.adTrace ? { adTrace: banner.adTrace } : {}),
    });
    if (target.kind === 'route' && !banner.requiredLogin) return;
    event.preventDefault();
    if (banner.requiredLogin && target.kind === 'route') {
      session.require('home banner', { kind: 'open-route', to: target.to });
    } else if (banner.requiredLogin && target.kind === 'external') {
      session.require('home banner', { kind: 'open-external', url: target.url });
    } else {
      open(target, 'home-cards.banner');
    }
  };
  const content = (
    <>
      {isShown ? (
        <Picture
          className={css['picture']}
          src={pick(banner.bannerImageUrlMap)}
          width={BANNER_SIZE_PX.w}
          height={BANNER_SIZE_PX.h}
          alt={pick(banner.name) ?? ''}
          background={banner.backgroundColor}
          {...(isFirst ? { priority: 'high' } : {})}
        />
      ) : (
        <span className={css['ground']} style={{ background: banner.backgroundColor }} />
      )}
      {banner.adTrace && <span className={css['ad']}>{text('home.ad')}</span>}
    </>
  );
  if (target.kind === 'route') {
    return (
      <Link className={css['link']} to={target.to} onClick={onClick} draggable={false}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={css['link']} onClick={onClick}>
      {content}
    </button>
  );
}
