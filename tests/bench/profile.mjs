/** The phone and the network of docs/product.md "Speed": 360x800, CPU four times slower, 1.6 Mbit/s, 150 ms, brotli. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  geolocation: { latitude: -6.2088, longitude: 106.8456 },
  permissions: ['geolocation'],
};

/**
 * A late frame took longer than two frame times (33.33 ms). Times are rounded to tenths, so a tighter
 * limit would count some frames of exactly two by chance.
 */
export const LATE_MS = 34;

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A copy of the built web app, which the reference page is built into. Localhost gets brotli, as https does. */
export function copyOf(web) {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-bench-'));
  cpSync(web, folder, { recursive: true });
  return folder;
}

/** Throttles a page before it loads. Returns the CDP session. */
export async function slowDown(page, { network = NETWORK, cpuRate = 4 } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return session;
}

/** Collects the browser's entries of paints, layout shifts, long tasks and interactions. */
export async function observe(page) {
  await page.addInitScript(() => {
    const seen = {
      fcp: 0,
      lcp: 0,
      lcpOf: '',
      cls: 0,
      longTasks: 0,
      stores: 0,
      storesAtMs: 0,
      interactions: [],
    };
    window.benchSeen = seen;
    const watch = (type, take, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...more,
      });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      seen.lcpOf = entry.url
        ? entry.url.slice(location.origin.length)
        : (entry.element?.tagName ?? '').toLowerCase();
    });
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    });
    watch('longtask', (entry) => {
      seen.longTasks += Math.max(0, entry.duration - 50);
    });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      seen.storesAtMs = performance.timeOrigin + performance.now();
      seen.stores = performance.now();
    }).observe(document, { childList: true, subtree: true });
    watch(
      'event',
      (entry) => {
        if (entry.interactionId)
          seen.interactions.push({ name: entry.name, durationMs: entry.duration });
      },
      { durationThreshold: 16 },
    );
  });
}

/**
 * Waits until the expression holds in the page. Playwright's own wait compiles 300 KB of script in the
 * page and polls every frame, which would be measured as well.
 */
export async function until(session, expression, { everyMs = 250, limitMs = 30_000 } = {}) {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += everyMs) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await sleep(everyMs);
  }
  throw new Error(`${expression} did not become true`);
}

export function seenBy(page) {
  return page.evaluate(() => window.benchSeen);
}

/**
 * Everything that the page fetched, as the browser received it: `bytes` with the headers of the reply,
 * `bodyBytes` without them.
 * @returns {() => {kind: string, path: string, bytes: number, bodyBytes: number, startedMs: number, endedMs: number}[]} milliseconds since the epoch
 */
export function record(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, timestamp }) => {
    const { pathname } = new URL(request.url);
    const kind = pathname.startsWith('/img/') ? 'Image' : type;
    const startedMs = wallTime * 1000;
    const sizes = { bytes: 0, bodyBytes: 0 };
    requests.set(requestId, { kind, path: pathname, ...sizes, startedMs, sentS: timestamp });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bodyBytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = encodedDataLength;
    request.endedMs = request.startedMs + (timestamp - request.sentS) * 1000;
  });
  return () => [...requests.values()].filter(({ path }) => !path.startsWith('data:'));
}
