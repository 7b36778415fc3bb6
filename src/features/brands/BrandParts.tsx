/** Parts of the pavilion, the page of a brand and the page of a brand day. */
import { type ReactNode, useId } from 'react';
import { useText, useLocale, usePickLocale } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Brands.module.css';
import { formatCountdown } from '../../i18n/format.ts';
import { useLeft } from '../../ui/use-countdown.ts';
import type { DayPhase } from './brand-day.ts';
import surface from '../../ui/style/surface.module.css';
import type { HeadBanner } from '../../api/generated/types.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import { TargetLink } from '../navigation/TargetLink.tsx';

/** The picture of a voucher in a brand's strip; its list sets `--tile-width`. */
export const SQUARE = { asked: ASKED.coupon, width: 116, height: 116 };

interface BrandFaceProps {
  banner: string | undefined;
  alt: string;
  backgroundColor: string;
  children: ReactNode;
}

/** The banner, 12:5 as on home, and the content below it. */
export function BrandFace({ banner, alt, backgroundColor, children }: BrandFaceProps) {
  return (
    <div className={css['face']}>
      <Picture
        className={classes(layout['wide'], box['roundedBanner'])}
        src={banner}
        width={360}
        height={150}
        alt={alt}
        background={backgroundColor}
        priority="high"
      />
      {children}
    </div>
  );
}

export function BrandSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 className={classes(space['pad0by4'], font['big'], css['heading'])} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Status region around the skeletons of such a page. */
export function BrandBones({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div
      className={classes(layout['stack4'], space['pad4'])}
      role="status"
      aria-label={text('common.loading')}
    >
      {children}
    </div>
  );
}

const DAY_S = 86_400;

interface DayCountdownProps {
  phase: DayPhase;
  /** The day is asked for again: its phase ends, or what is left of it is not known any more. */
  onAsk: () => void;
}

/** Time until the day begins or ends, or that it is over; dashes while it is not known. Not a live region. */
export function DayCountdown({ phase, onAsk }: DayCountdownProps) {
  const text = useText();
  const reply = phase.phase === 'over' ? undefined : phase.left;
  const leftS = useLeft({ reply, onEnd: onAsk, onReturn: onAsk });
  if (phase.phase === 'over')
    return (
      <p className={classes(layout['line'], space['gap1by2'], tint['soft'])}>
        {text('brands.dayOver')}
      </p>
    );
  const left = typeof leftS === 'number' ? wordsOf(leftS, text) : '--:--:--';
  return (
    <p className={classes(layout['line'], space['gap1by2'])} role="timer" aria-live="off">
      <span className={tint['soft']}>
        {text(phase.phase === 'before' ? 'brands.dayStartsIn' : 'brands.dayEndsIn')}
      </span>
      <span className={classes(font['price'], surface['loud'], css['time'])}>{left}</span>
    </p>
  );
}

function wordsOf(leftS: number, text: ReturnType<typeof useText>): string {
  const days = Math.floor(leftS / DAY_S);
  const time = formatCountdown(leftS % DAY_S);
  return days > 0 ? text('brands.daysAndTime', { days, time }) : time;
}

/** As on home, 12:5. */
const SIZE = { width: 360, height: 150 };

/**
 * Merchant 2: a picture per language; without one there is no banner. Merchant 5: without an address
 * for the current language it is no link.
 */
export function PavilionBanner({ banner }: { banner: HeadBanner }) {
  const locale = useLocale();
  const pick = usePickLocale();
  const src = pick(banner.bannerImageUrlMap);
  if (!src) return null;
  const jumpUrl = banner.bannerJumpUrlMap[locale];
  const picture = (
    <Picture
      className={layout['wide']}
      src={src}
      {...SIZE}
      alt={pick(banner.name) ?? ''}
      background={banner.backgroundColor}
      priority="high"
    />
  );
  if (!jumpUrl)
    return (
      <div className={classes(box['ownLine'], box['clip'], box['roundedBanner'], box['raised'])}>
        {picture}
      </div>
    );
  return (
    <TargetLink
      className={classes(box['ownLine'], box['clip'], box['roundedBanner'], box['raised'])}
      where="brands.banner"
      raw={jumpUrl}
      source="banner"
    >
      {picture}
    </TargetLink>
  );
}
