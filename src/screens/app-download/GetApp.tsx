import { host } from '#host';
import { appLink } from '../../features/install/app-link.ts';
import { osType, storesOf } from '../../features/install/stores.ts';
import { useFlags } from '../../features/remote-config/use-flag.ts';
import { useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import css from './AppDownloadScreen.module.css';
import { useAppOpening } from './use-app-opening.ts';

/** The app store of this phone, or both on a desktop. The addresses come from the server and are checked. */
export function GetApp({ to }: { to: Path }) {
  const text = useText();
  const { flags, query } = useFlags();
  const { hasFailed, watch } = useAppOpening();
  const stores = storesOf(flags.webClient.downloadUrls);

  return (
    <section className={css['get']} aria-label={text('platform.pageDownload')}>
      {stores.map(({ label, url }) => (
        <Button
          key={label}
          variant="primary"
          wide
          onClick={() => {
            host.openExternal(url).catch((error: unknown) => reportProblem('install.store', error));
          }}
        >
          {text(label)}
        </Button>
      ))}
      {stores.length === 0 && query.isFetching && (
        <p className={css['waiting']}>
          <Spinner size={20} label="" />
          {text('links.storeLoading')}
        </p>
      )}
      {stores.length === 0 && !query.isFetching && (
        <div className={css['waiting']} role="status">
          <p>{text(query.isError ? 'links.storeFailed' : 'links.storeMissing')}</p>
          {query.isError && (
            <Button variant="secondary" onClick={() => void query.refetch()}>
              {text('common.retry')}
            </Button>
          )}
        </div>
      )}
      {isPhone() && (
        <a className={css['open']} href={appLink(to)} onClick={watch}>
          {text('links.haveApp')}
        </a>
      )}
      <p className={css['said']} role="status">
        {hasFailed && text('links.appNotOpened')}
      </p>
    </section>
  );
}

function isPhone(): boolean {
  return osType() !== undefined;
}
