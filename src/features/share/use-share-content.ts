import { host } from '#host';
import type { ShareInfo } from '../../api/generated/types.ts';
import { useLocale } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { contentOf, shareUrl, type ShareContent } from './share-content.ts';

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
