/** Pictures of 48 stores, drawn one after the other: time of each, and bytes. */
import { NEARBY } from './sandbox-list.mjs';
import { percentile, row } from './table.mjs';

const WIDTH = 320;
const STORES = 48;
/** Mean bytes of a dish and of a cover at this width while both were emoji, and how much more they may have. */
const BYTES_OF_EMOJI = { dish: 3002, cover: 4036 };
const MOST_OF_THEM = 1.25;

export async function measurePictures(sandbox) {
  const { covers, dishes } = await pictures(sandbox);
  const drawnCovers = await draw(sandbox.baseUrl, covers);
  const drawnDishes = await draw(sandbox.baseUrl, dishes);
  const durations = [...drawnCovers, ...drawnDishes].map(({ ms }) => ms);
  const note = `${covers.length} covers, ${dishes.length} dishes, ${WIDTH} px, over HTTP`;
  return [
    row('Picture drawn: p50', percentile(durations, 0.5), {
      unit: 'ms',
      atMost: 15,
      digits: 1,
      note,
    }),
    row('Picture drawn: p99', percentile(durations, 0.99), { unit: 'ms', atMost: 40, digits: 1 }),
    bytesRow('Picture of a dish: mean', drawnDishes, BYTES_OF_EMOJI.dish),
    bytesRow('Picture of a store: mean', drawnCovers, BYTES_OF_EMOJI.cover),
  ];
}

/** The covers of stores near some places, and the pictures of their vouchers, each once. */
async function pictures(sandbox) {
  const covers = new Set();
  const dishes = new Set();
  for (let place = 0; covers.size < STORES; place += 1) {
    const { poiList } = await sandbox.call('/market/asset_aggregate_page/find_by_distance', {
      ...NEARBY,
      lat: -6.3 + 0.02 * place,
      lng: 106.72 + 0.02 * place,
    });
    for (const { storeImageUrl, assetList } of poiList) {
      covers.add(storeImageUrl);
      for (const { imageUrl } of assetList) dishes.add(imageUrl);
    }
  }
  return { covers: [...covers].slice(0, STORES), dishes: [...dishes] };
}

async function draw(baseUrl, paths) {
  const drawn = [];
  for (const path of paths) {
    const startedMs = performance.now();
    const reply = await fetch(`${baseUrl}${path}?w=${WIDTH}`);
    const { byteLength } = await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    drawn.push({ ms: performance.now() - startedMs, bytes: byteLength });
  }
  return drawn;
}

function bytesRow(what, drawn, bytesOfEmoji) {
  const mean = drawn.reduce((sum, { bytes }) => sum + bytes, 0) / drawn.length;
  return row(what, mean, { unit: 'bytes', atMost: bytesOfEmoji * MOST_OF_THEM });
}
