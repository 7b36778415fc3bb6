import { host } from '#host';
import { appLink, osType, storesOf } from '../../features/install/app-link.ts';
import { useFlags } from '../../features/remote-config/use-flag.ts';
import { useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './AppDownloadScreen.module.css';
import { useAppOpening } from './use-app-opening.ts';

/** The app store of this phone, or both on a desktop. The addresses come from the server and are checked. */
export function GetApp({ to }: { to: Path }) {
  const text = useText();
  const { flags, query } = useFlags();
  const { hasFailed, watch } = useAppOpening();
  const stores = storesOf(flags.webClient.downloadUrls);

  return (
    <section className={layout['stack2']} aria-label={text('platform.pageDownload')}>
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
        <p className={classes(layout['axis2'], font['centred'], tint['soft'])}>
          <Spinner size={20} label="" />
          {text('links.storeLoading')}
        </p>
      )}
      {stores.length === 0 && !query.isFetching && (
        <div className={classes(layout['axis2'], font['centred'], tint['soft'])} role="status">
          <p>{text(query.isError ? 'links.storeFailed' : 'links.storeMissing')}</p>
          {query.isError && (
            <Button variant="secondary" onClick={() => void query.refetch()}>
              {text('common.retry')}
            </Button>
          )}
        </div>
      )}
      {isPhone() && (
        <a
          className={classes(layout['row'], tint['action'], css['open'])}
          href={appLink(to)}
          onClick={watch}
        >
          {text('links.haveApp')}
        </a>
      )}
      <p className={classes(font['note'], font['centred'], css['said'])} role="status">
        {hasFailed && text('links.appNotOpened')}
      </p>
    </section>
  );
}

function isPhone(): boolean {
  return osType() !== undefined;
}
