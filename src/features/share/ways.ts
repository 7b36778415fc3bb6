/**
 * The targets of the share sheet, and their messages. Merchant 8: WhatsApp not installed, any share
 * error other than cancel, copy link.
 */
import { host } from '#host';
import { HostError } from '../../host/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { shareMessage, type ShareContent } from './share-content.ts';

export type ShareWay = 'whatsapp' | 'system' | 'copy';

/** `say` is shown to the user; `isDone` closes the sheet. */
export interface ShareEnd {
  isDone: boolean;
  say?: TextKey;
}

/** The targets of this host, in the expected order. Copying works everywhere. */
export function shareWays(): readonly ShareWay[] {
  return [
    ...(host.can.shareToWhatsApp ? (['whatsapp'] as const) : []),
    ...(host.can.shareText ? (['system'] as const) : []),
    'copy',
  ];
}

/** Call it from a tap: only then a browser allows windows and the clipboard. Never rejects. */
export function goOut(way: ShareWay, content: ShareContent): Promise<ShareEnd> {
  track('share', { way });
  switch (way) {
    case 'whatsapp':
      return toWhatsApp(content);
    case 'system':
      return toSystem(content);
    case 'copy':
      return copyLink(content);
  }
}

async function toWhatsApp(content: ShareContent): Promise<ShareEnd> {
  const { photoUrl } = content;
  try {
    await host.shareToWhatsApp({
      text: shareMessage(content),
      ...(host.can.sharePhoto && photoUrl ? { photoUrl } : {}),
    });
    return { isDone: true };
  } catch (error) {
    const isMissing = error instanceof HostError && error.code === -2;
    // A missing WhatsApp is not reported.
    if (!isMissing) reportProblem('share.whatsapp', error);
    return { isDone: false, say: isMissing ? 'share.notInstalled' : 'share.tryAgain' };
  }
}

async function toSystem(content: ShareContent): Promise<ShareEnd> {
  try {
    const outcome = await host.shareText(shareMessage(content));
    // Cancelled there: the sheet stays open for another target.
    return { isDone: outcome !== 'cancelled' };
  } catch (error) {
    reportProblem('share.system', error);
    return { isDone: false, say: 'share.tryAgain' };
  }
}

async function copyLink({ url }: ShareContent): Promise<ShareEnd> {
  try {
    await host.copyText(url);
    return { isDone: true, say: 'messages.shareCopySuccess' };
  } catch (error) {
    reportProblem('share.copy', error);
    return { isDone: false, say: 'messages.shareCopyFail' };
  }
}
