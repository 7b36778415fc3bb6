/** Money, distance, counts and time, the same in all three languages (decisions "Money, time, place"). */

/** 15000 is `Rp15.000`: no space, dots, whole rupiah. */
export function formatRp(priceRp: number): string {
  const rounded = Math.round(finite(priceRp));
  return `${rounded < 0 ? '-' : ''}Rp${formatCount(Math.abs(rounded))}`;
}

/** 15000 is `15.000`. The thousands separator is a dot (spec home 9). */
export function formatCount(count: number): string {
  return String(Math.trunc(finite(count))).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Below 100 m `< 100m`, below 1 km whole metres, then one decimal and `Km`. Takes kilometres. */
export function formatDistance(distanceKm: number): string {
  const metres = Math.round(finite(distanceKm) * 1000);
  if (metres < 100) return '< 100m';
  if (metres < 1000) return `${metres}m`;
  return `${(metres / 1000).toFixed(1)}Km`;
}

/** Seconds as `HH:MM:SS`; hours grow past 99. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(finite(seconds)));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** As `formatCountdown`, without hours that are none: `14:05`. */
export function formatMinutes(seconds: number): string {
  return formatCountdown(seconds).replace(/^00:/, '');
}

/** Spec home 5: numbers that are not finite count as 0. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** Storage sizes: `< 1 KB`, whole `KB`, then `MB` with one decimal. Takes bytes. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.round(finite(bytes) / 1024);
  if (kilobytes < 1) return '< 1 KB';
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
