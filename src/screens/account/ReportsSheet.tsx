import { useQuery } from '@tanstack/react-query';
import { myReports } from '../../api/generated/calls/my-reports.ts';
import type { MyReport } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { Link } from '../../features/navigation/Link.tsx';
import { wrongLabel } from '../../features/trust/wrong-labels.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReportsSheet.module.css';

interface ReportsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The member's reports about stores and vouchers, with their outcome. */
export function ReportsSheet({ isOpen, onClose }: ReportsSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('profile.reports')}
      closeLabel={text('common.close')}
    >
      <Reports onClose={onClose} />
    </Sheet>
  );
}

function Reports({ onClose }: Pick<ReportsSheetProps, 'onClose'>) {
  const text = useText();
  // A moderator may answer at any time: show the cached reply while refetching.
  const query = useQuery({ ...callQuery(myReports, {}), staleTime: 0 });
  if (query.data) {
    const { reports } = query.data;
    return reports.length > 0 ? (
      <ul className={layout['stack3']}>
        {reports.map((report) => (
          <ReportItem key={report.reportId} report={report} />
        ))}
      </ul>
    ) : (
      <StateBlock
        picture="allRead"
        title={text('profile.reportsNone')}
        description={text('profile.reportsNoneNote')}
        action={{ label: text('common.close'), onSelect: onClose }}
      />
    );
  }
  if (query.error)
    return (
      <LoadFailure
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div role="status" aria-label={text('common.loading')} className={layout['stack3']}>
      <Skeleton width="100%" height="4.5em" />
      <Skeleton width="100%" height="4.5em" />
    </div>
  );
}

function ReportItem({ report }: { report: MyReport }) {
  const text = useText();
  const locale = useLocale();
  const { poiId, storeName, wrong, status, reportedOn, settledOn } = report;
  const date = settledOn ? formatDate(settledOn, locale) : '';
  const outcome = {
    WAITING: () => text('profile.reportWaiting'),
    CORRECTED: () => text('profile.reportCorrected', { date }),
    CONFIRMED: () => text('profile.reportConfirmed', { date }),
  }[status]();
  return (
    <li className={css['report']}>
      <Link
        className={classes(layout['inline'], font['mediumWords'], box['tall'])}
        to={paths.merchant({ poiId, channelId: '1' })}
      >
        {storeName}
      </Link>
      <p className={tint['soft']}>
        {text(wrongLabel(wrong))} ·{' '}
        {text('profile.reportedOn', { date: formatDate(reportedOn, locale) })}
      </p>
      <p
        className={classes(space['above1'], css['outcome'])}
        data-settled={status !== 'WAITING' || undefined}
      >
        {outcome}
      </p>
    </li>
  );
}
