/** 5,000 links of stores that are not there, beside somebody who shares one that is. */
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { row } from '../bench/table.mjs';
import { many } from './client.mjs';
import { startWebHost } from './host.mjs';

const KNOWN = 40;

export async function attackPreviews() {
  const sandbox = await Sandbox.start({ args: ['--stores', '200'], web: webFolder });
  const host = await startWebHost(webFolder, sandbox.baseUrl);
  try {
    const get = async (id) => {
      const path = `/platform/merchant?storeId=${id}`;
      const reply = await fetch(`${host.baseUrl}${path}`).catch(() => undefined);
      return (await reply?.text())?.includes('og:title') ?? false;
    };
    let isOver = false;
    const flood = many(5000, 64, (index) => get(`S${1_000_000 + index}`)).finally(() => {
      isOver = true;
    });
    const known = await many(KNOWN, 1, async (index) => !isOver && (await get(`S${index + 1}`)));
    await flood;
    return [
      row('Known links without a preview, 5,000 unknown beside', known.filter((is) => !is).length, {
        unit: `of ${KNOWN}`,
        atMost: 0,
      }),
    ];
  } finally {
    host.stop();
    await sandbox.stop();
  }
}
