import { host } from '#host';
import { text, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

/** Opens a checked address outside the app, by a tap. A failure is reported as of `where`, and said. */
export function openOutside(
  url: string,
  where: string,
  failedText: TextKey = 'common.pageFailed',
): void {
  host.openExternal(url).catch((error: unknown) => {
    reportProblem(where, error);
    toast(text(failedText));
  });
}
