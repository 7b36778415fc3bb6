/** A long visit: memory, listeners and DOM nodes level off. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, openSettled, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const WARM_UP_CHANGES = 80;
const CHANGES = 200;
/** Tolerance for compiled code and the browser's bounded records. */
const GROWTH = 1.12;

interface Cost {
  heapBytes: number;
  listeners: number;
  nodes: number;
  /** What an unmounted part that still observes its element would keep alive. */
  observers: number;
}

async function liveCount(devTools: CDPSession, name: string): Promise<number> {
  const prototype = await devTools.send('Runtime.evaluate', { expression: `${name}.prototype` });
  const { objects } = await devTools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
  });
  const counted = await devTools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await devTools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(counted.result.value);
}

async function costOf(devTools: CDPSession): Promise<Cost> {
  await devTools.send('HeapProfiler.collectGarbage');
  const observers = await liveCount(devTools, 'ResizeObserver');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapBytes: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    observers,
  };
}

/** Four route changes: two tabs, a store and back. */
async function round(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  await tabs.getByRole('link', { name: textWithin('frame.tabAccount') }).tap();
  await expect(page.getByRole('heading', { name: text('platform.accountTitle') })).toBeVisible();
  await tabs.getByRole('link', { name: textWithin('frame.tabHome') }).tap();
  const store = page.getByRole('article').first().getByRole('link').first();
  await store.tap();
  await expect(page.getByRole('navigation', { name: text('merchant.sections') })).toBeVisible();
  await page.goBack();
  await expect(store).toBeVisible();
}

test('memory, listeners and nodes after 200 route changes stay within those after 80', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await openSettled(page, sandbox);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  for (let change = 0; change < WARM_UP_CHANGES; change += 4) await round(page);
  const before = await costOf(devTools);
  for (let change = WARM_UP_CHANGES; change < CHANGES; change += 4) await round(page);
  const after = await costOf(devTools);
  for (const name of ['heapBytes', 'listeners', 'nodes', 'observers'] as const) {
    expect(after[name], `${name}, ${before[name]} after the warm-up`).toBeLessThan(
      before[name] * GROWTH,
    );
  }
});
