/** The phone and the network of peers.md: 360x800, CPU four times slower, 1.6 Mbit/s, 150 ms, gzip. */

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

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Slows a page down before it loads anything. Gives the CDP session. */
export async function slowDown(page, { network = NETWORK, cpuRate = 4 } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Peers were measured with gzip; Chromium would take brotli from localhost.
  await session.send('Network.setAcceptedEncodings', { encodings: ['gzip'] });
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return session;
}

/** Keeps what the browser itself reports of paints, shifts, long tasks and interactions. */
export async function observe(page) {
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, lcpOf: '', cls: 0, longTasks: 0, interactions: [] };
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
        ? new URL(entry.url).pathname
        : (entry.element?.tagName ?? '').toLowerCase();
    });
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    });
    watch('longtask', (entry) => {
      seen.longTasks += Math.max(0, entry.duration - 50);
    });
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

export function seenBy(page) {
  return page.evaluate(() => window.benchSeen);
}

/** Bytes on the wire by kind of resource, as the browser received them. */
export function countBytes(session) {
  const kinds = new Map();
  const sums = { script: 0, style: 0, picture: 0, other: 0, requests: 0, pictures: 0, urls: [] };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = 'Other', url = '' } = kinds.get(requestId) ?? {};
    if (type === 'Image') {
      sums.picture += encodedDataLength;
      sums.pictures += 1;
      return;
    }
    sums.requests += 1;
    sums.urls.push(`${type} ${new URL(url || 'x:').pathname} ${encodedDataLength}`);
    if (type === 'Script') sums.script += encodedDataLength;
    else if (type === 'Stylesheet') sums.style += encodedDataLength;
    else sums.other += encodedDataLength;
  });
  return sums;
}
