/** 120 big sizes of pictures at once, beside somebody who wants a cached one and a slider. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox } from '../support/sandbox.ts';
import { row } from '../bench/table.mjs';
import { nearbyStores } from '../support/requests.ts';
import { many, pidOf, residentMb, slowestUntil, stranger } from './client.mjs';

export async function attackPictures() {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'] });
  try {
    const pid = pidOf(sandbox.port);
    const get = async (path) => {
      const reply = await fetch(`${sandbox.baseUrl}${path}`).catch(() => undefined);
      await reply?.arrayBuffer();
      return reply?.status;
    };
    const place = { latitude: -6.2088, longitude: 106.8456 };
    const list = JSON.stringify(await nearbyStores(sandbox, place));
    const paths = [...new Set(list.match(/\/img\/[\w/.-]+\.png/g))];
    const picture = (index, width) => `${paths[index % paths.length]}?w=${width}`;
    const cached = picture(0, 320);
    if ((await get(cached)) !== 200) throw new Error('the cached picture is not there');
    const beforeMb = residentMb(pid);
    const flood = () =>
      many(120, 120, (index) => get(`${picture(index, 2160)}&h=${1000 + 9 * index}`));
    const cachedMs = await slowestUntil(flood(), () => get(cached));
    await sandbox.call('/sandbox/slider', { mode: 'ALWAYS' });
    const second = many(120, 120, (index) => get(`${picture(index, 1900)}&h=${900 + 9 * index}`));
    const sliderMs = await slowestUntil(second, () =>
      sandbox.call('/account/checkSlider', { loginType: 'PHONE_CODE' }, stranger()),
    );
    await sleep(20_000);
    const keptMb = residentMb(pid) - beforeMb;
    return [
      row('120 big sizes: a cached picture beside them', cachedMs, { unit: 'ms', atMost: 1000 }),
      row("… the login's slider", sliderMs, { unit: 'ms', atMost: 3000 }),
      row('… memory 20 s later', keptMb, { unit: 'MB', atMost: 150 }),
    ];
  } finally {
    await sandbox.stop();
  }
}
