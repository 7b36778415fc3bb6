import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { reviewTime } from './review-time.ts';

/** `reviewTime` as text. It does not tick. */
export function useReviewTime(): (createMs: number, timeZone: string | null | undefined) => string {
  const text = useText();
  const locale = useLocale();
  return (createMs, timeZone) => {
    const time = reviewTime(createMs, clock.nowMs(), locale, timeZone ?? '');
    switch (time.kind) {
      case 'hours':
        return text('review.hoursAgo', { hours: time.hours });
      case 'yesterday':
        return text('review.yesterday');
      case 'date':
        return time.date;
    }
  };
}
