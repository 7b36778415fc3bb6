import { host } from '#host';
import { readUserAgent } from '../../features/device/user-agent.ts';
import { appLink, storeAddress } from '../../features/install/app-link.ts';
import { useFlags } from '../../features/remote-config/use-flag.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import css from './AppDownloadScreen.module.css';
import { useAppOpening } from './use-app-opening.ts';

interface Store {
  label: TextKey;
  url: string;
}

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

function osType(): 0 | 1 | undefined {
  return readUserAgent(navigator.userAgent, navigator.maxTouchPoints).osType;
}

function isPhone(): boolean {
  return osType() !== undefined;
}

function storesOf(urls: { android: string; ios: string }): readonly Store[] {
  const os = osType();
  const wanted: readonly [TextKey, string, boolean][] = [
    ['links.getAndroid', urls.android, os !== 1],
    ['links.getIos', urls.ios, os !== 0],
  ];
  return wanted.flatMap(([label, raw, isWanted]) => {
    const url = isWanted ? storeAddress(raw) : undefined;
    return url === undefined ? [] : [{ label, url }];
  });
}
