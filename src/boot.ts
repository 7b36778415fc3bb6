/**
 * The first script: opens storage, starts home's calls, and loads the rest meanwhile.
 *
 * Invariant: nothing of React is imported here, directly or not; every byte delays the first call.
 * It also takes away the snapshot of index.html (spec home 4) and mends a stale page once.
 */
import { host } from '#host';
import { appInfo } from './api/app-info.ts';
import { apiReport, setApiContext } from './api/context.ts';
import { sessionId } from './api/session-id.ts';
import { deviceId } from './features/device/device-id.ts';
import { prefetchHome } from './features/home-cards/early.ts';
import { entry } from './features/links/entry.ts';
import { DEFAULT_LOCALE } from './i18n/locale.ts';
import { loadMessages } from './i18n/messages.ts';
import { recover } from './session/recovery.ts';
import { accessToken, isStillFor, isTokenDue, memberId } from './session/token.ts';
import { openStorage } from './storage/storage.ts';
import { readTab, writeTab } from './storage/tab-storage.ts';
import { usageConsent } from './telemetry/consent.ts';
import { reportProblem } from './telemetry/report.ts';
import { storedSimulatedHost } from './features/debug/stored-keys.ts';
import { storedPushToken } from './features/device/stored-keys.ts';
import { storedLocale } from './i18n/stored-keys.ts';
import { afterPaint, largestPicture } from './ui/paint.ts';

/** Spec home 9: the snapshot is gone after this even if home never gets ready. */
const SNAPSHOT_MAX_MS = 5000;
const SNAPSHOT_FADE_MS = 300;
/** Running React blocks painting, so the largest picture is painted before it; it may cost no more than this. */
const PICTURE_WAIT_MAX_MS = 700;
/** Of fonts.css. */
const FONT = "1em 'Plus Jakarta Sans Variable'";
const RESTART_MS = 4000;
const RESTART_MAX_MS = 60_000;

/** Which shape index.html has painted: home's when absent, a store's and a voucher's, a list's, a video's, or none. */
const { view } = document.documentElement.dataset;

/** Makes the page of a link ready; neither rejects nor takes long. */
let arriving: typeof import('./app/early.ts').arrive | undefined;

const loadMain = () => import('./main.tsx');

async function boot(): Promise<void> {
  // The newest function that is filled in: engines that have it have all of them.
  if (!('toSorted' in Array.prototype)) await import('./app/old-engine.ts');
  await openStorage({
    host: host.keyValue,
    versionCode: appInfo.versionCode,
    report: reportProblem,
  });
  // Developer options play another machine; everything below is to see that one.
  if (appInfo.environment !== 'prod' && storedSimulatedHost.get())
    await import('./features/debug/play-machine.ts');
  if (__APP_BUILD__)
    await (await import('./features/preferences/app-language.ts')).takeSettingsLanguage();
  const locale = storedLocale.get() ?? DEFAULT_LOCALE;
  apiReport.set(reportProblem);
  setApiContext({
    accessToken,
    memberId,
    isStillFor,
    isTokenDue,
    recover,
    deviceId,
    sessionId,
    // Until the messages of the language are there, main has not run and this is what will be chosen.
    locale: () => storedLocale.get() ?? DEFAULT_LOCALE,
    channel: () => entry().channel,
    sourceTag: () => entry().sourceTag,
    pushToken: () => storedPushToken.get() ?? '',
    nativeIds: () => (usageConsent() === 'granted' ? entry().nativeIds : {}),
  });
  const isOnline = host.netstate() !== 0;
  const messages = loadMessages(locale, 'first').catch((error: unknown) =>
    reportProblem('boot.messages', error),
  );
  if (isOnline && view !== 'other') {
    const picture = view ? prefetchLinked() : prefetchHome(showPicture);
    largestPicture.set(picture);
    if (isMainOnItsWay()) {
      // Its modules run while the picture is on its way; a failure is that of the import below.
      loadMain().catch(() => undefined);
      const shown = picture.then(() => new Promise<void>(afterPaint));
      // A list has no picture that would be worth it, and its own code is still on the line then.
      const hasPicture = !view || view === 'store';
      // The line is free now: a font that comes after the first rendering has all of it laid out again.
      if (hasPicture) shown.then(() => document.fonts.load(FONT)).catch(() => undefined);
      await Promise.race([shown, delay(hasPicture ? PICTURE_WAIT_MAX_MS : 0)]);
    }
  }
  await messages;
  const { pageScreens, start } = await loadMain();
  await arriving?.(pageScreens);
  await start();
  writeTab('jajan.bootTries', '');
  if (view === 'other' || (view && !isOnline)) dropSnapshot();
}

/** index.html downloads main.tsx already, so that importing it later only runs it later. */
function isMainOnItsWay(): boolean {
  return (
    import.meta.env.PROD &&
    !__APP_BUILD__ &&
    document.createElement('link').relList.supports('modulepreload')
  );
}

function delay(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}

/** The page's largest picture, in its place, before there is anything to tap. */
function showPicture(picture: HTMLImageElement): void {
  const place = view === 'store' ? 'gallery' : 'banner';
  document.querySelector(`#snapshot .${place}`)?.replaceChildren(picture);
}

/** As `prefetchHome`, for a link to another page. The page asks by itself and says what is wrong. */
async function prefetchLinked(): Promise<void> {
  try {
    const { arrive, startPage } = await import('./app/early.ts');
    arriving = arrive;
    await startPage(location.pathname, showPicture);
  } catch {
    // Said by the page, which asks for the same.
  }
}

function dropSnapshot(): void {
  const snapshot = document.getElementById('snapshot');
  if (!snapshot || snapshot.className === 'gone') return;
  snapshot.className = 'gone';
  setTimeout(() => {
    try {
      snapshot.remove();
    } catch (error) {
      // It is faded out and takes no touches: spec home 8, reported only.
      reportProblem('boot.snapshot', error);
    }
  }, SNAPSHOT_FADE_MS);
}

/**
 * A part could not be loaded. When the server answers, the files are of an older deployment: the page
 * is loaded again, once. When it does not, a reload would end on the browser's own error page.
 */
async function reloadStalePage(): Promise<void> {
  if (readTab('jajan.reloadedFor')) return;
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!reply?.ok) return;
  // What cannot be noted would be done again and again.
  if (writeTab('jajan.reloadedFor', appInfo.versionCode)) location.reload();
}

/** React is not there to say it: the page's own words, in the three languages. */
function showFailure(error: unknown): void {
  reportProblem('boot', error);
  dropSnapshot();
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.textContent =
    'Jajan belum bisa dimuat. Periksa internetmu, lalu muat ulang. · Jajan could not load. Check your connection and reload. · 加载失败，请检查网络后重新打开。';
  failure.style.cssText = 'margin:30vh 24px 0;font:1rem/1.6 system-ui,sans-serif;text-align:center';
  const reload = document.createElement('button');
  reload.textContent = 'Muat ulang · Reload · 重新加载';
  reload.style.cssText = 'display:block;min-height:44px;margin:24px auto 0;padding:0 24px';
  reload.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(failure, reload);
  startAgainLater();
}

/**
 * Starts the page again when the server answers and the page is visible. Later each time, at most every
 * minute: what keeps the app from starting may be its own fault, and then it must not spin.
 */
function startAgainLater(): void {
  const tries = Number(readTab('jajan.bootTries')) || 0;
  const delayMs = Math.min(RESTART_MAX_MS, RESTART_MS * 2 ** tries);
  const look = async (): Promise<void> => {
    await delay(delayMs * (1 + Math.random() * 0.4));
    const isSeen = document.visibilityState === 'visible';
    const reply = isSeen && (await fetch('/', { method: 'HEAD', cache: 'no-store' }));
    if (!reply || !reply.ok) throw new Error('not yet');
    if (writeTab('jajan.bootTries', String(tries + 1))) location.reload();
  };
  // Still away: again after the same time.
  look().catch(startAgainLater);
}

window.addEventListener('vite:preloadError', () => {
  reloadStalePage().catch((error: unknown) => reportProblem('boot.reload', error));
});
window.addEventListener('jajan:first-view', dropSnapshot);
setTimeout(dropSnapshot, SNAPSHOT_MAX_MS);
boot().catch(showFailure);
