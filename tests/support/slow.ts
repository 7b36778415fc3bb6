/** Pages that think several times as long, to find what only a quick machine gets right. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** All pages of the context, those that it opens later too. `rate` 4: four times as long. */
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
      // Closed as soon as it was there.
      if (!page.isClosed()) throw error;
    }
  });
  // A new document asks every session whether it is online, and one that says yes wins.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    const state = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    for (const devTools of sessions.values())
      await devTools.send('Network.emulateNetworkConditions', state);
    await setOffline(offline);
  };
}
