/** CPU throttling, to find tests that pass on a fast machine only. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Throttles all pages of the context, also later ones. `rate` 4: four times slower. */
export function slowDown(context: BrowserContext, rate: number): void {
  const sessions = new Map<Page, CDPSession>();
  const slow = async (page: Page): Promise<void> => {
    const devTools = await context.newCDPSession(page);
    sessions.set(page, devTools);
    await devTools.send('Network.enable');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  context.on('page', async (page) => {
    page.once('close', () => void sessions.delete(page));
    try {
      await slow(page);
    } catch (error) {
      // Closed right after it opened.
      if (!page.isClosed()) throw error;
    }
  });
  // A new document asks every CDP session whether it is online; one that says yes wins.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    const state = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    for (const devTools of sessions.values())
      await devTools.send('Network.emulateNetworkConditions', state);
    await setOffline(offline);
  };
}
