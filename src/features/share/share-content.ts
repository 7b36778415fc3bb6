/**
 * The shared content: one text that ends with an address of the app, and a picture where the host
 * can send one. Merchant 3 "Share info".
 */
import type { ShareInfo } from '../../api/generated/types.ts';
import type { HostKind } from '../../host/types.ts';
import { type Locale, pickLocale } from '../../i18n/locale.ts';
import type { Path } from '../../paths.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { host } from '#host';
import { useLocale } from '../../i18n/i18n.ts';

/** Of the photo, in pixels of the picture: what chats show large (merchant 9, preview 1080). */
const PHOTO_WIDTH_PX = 1080;
/** Decisions, "Name and identity": the web host whose addresses the app opens too. */
const WEB_ORIGIN = 'https://m.jajan.example';

export interface ShareContent {
  /** What is shared, as the sheet's heading names it. */
  title: string;
  text: string;
  url: string;
  photoUrl?: string | undefined;
}

/**
 * The address of a route that opens in the app and on the web. `origin` is the page's: used in a
 * browser; the shell's page has none on the network.
 */
export function shareUrl({ pathname, search }: Path, kind: HostKind, origin: string): string {
  const configured = import.meta.env.VITE_WEB_ORIGIN;
  return (configured ?? (kind === 'APP' ? WEB_ORIGIN : origin)) + pathname + search;
}

/** The final text: the words, then the address on a line of its own. */
export function shareMessage({ text, url }: Pick<ShareContent, 'text' | 'url'>): string {
  return text === '' ? url : `${text}\n${url}`;
}

/** The server's text and picture in the current language; `title` where it has no text. */
export function contentOf(
  { shareContent, shareImgUrl }: ShareInfo,
  { title, locale, url }: { title: string; locale: Locale; url: string },
): ShareContent {
  const photo = pickLocale(shareImgUrl, locale);
  return {
    title,
    text: pickLocale(shareContent, locale) ?? title,
    url,
    photoUrl: photo && resized(photo, { w: PHOTO_WIDTH_PX }, 1),
  };
}

/** The content for sharing `to`, from the share info in its data. */
export function useShareContent(
  shareInfo: ShareInfo | undefined,
  title: string,
  to: Path,
): ShareContent | undefined {
  const locale = useLocale();
  if (!shareInfo) return undefined;
  return contentOf(shareInfo, {
    title,
    locale,
    url: shareUrl(to, host.kind, window.location.origin),
  });
}
