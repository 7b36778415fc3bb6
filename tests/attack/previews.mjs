/**
 * 5,000 links of stores that are not there from one address, beside people who open ones that are: some
 * that were shown before, and some that nobody opened yet.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { row } from '../bench/table.mjs';
import { many } from './client.mjs';
import { startWebHost } from './host.mjs';

const KNOWN = 40;

export async function attackPreviews() {
  const sandbox = await Sandbox.start({ args: ['--stores', '200'], web: webFolder });
  const host = await startWebHost(webFolder, sandbox.baseUrl);
  try {
    const get = async (id, address) => {
      const path = `/platform/merchant?storeId=${id}`;
      const headers = { 'x-forwarded-for': address };
      const reply = await fetch(`${host.baseUrl}${path}`, { headers }).catch(() => undefined);
      return (await reply?.text())?.includes('og:title') ?? false;
    };
    /** Each by a person of their own, ten in a second. */
    const open = (from) =>
      many(KNOWN, 1, async (index) => {
        await sleep(100);
        return await get(`S${from + index}`, `198.51.100.${from + index}`);
      });
    await open(1);
    const flood = many(5000, 16, (index) => get(`S${1_000_000 + index}`, '203.0.113.9'));
    const before = await open(1);
    const first = await open(1 + KNOWN);
    await flood;
    const missed = (shown) => shown.filter((isShown) => !isShown).length;
    const about = { unit: `of ${KNOWN}`, atMost: 0, note: '5,000 unknown beside' };
    return [
      row('Links shown before, without their preview', missed(before), about),
      row('Links that are new, without their preview', missed(first), about),
    ];
  } finally {
    host.stop();
    await sandbox.stop();
  }
}
