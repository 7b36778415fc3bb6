/** What the stores are shown: `docs/store/pictures.json`, and the graphic of Play's listing. */
import { readFileSync } from 'node:fs';
import type { Locale } from './texts.ts';

interface StorePictures {
  /** Names of rows of `screens.ts`, in the order of the listing. */
  rows: readonly string[];
  /** Pixels, and how many of them are one CSS pixel. */
  screens: readonly { name: string; width: number; height: number; scale: number }[];
  graphic: { name: string; width: number; height: number };
}

const FOLDER = 'docs/store';
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export const storePictures = readJson(`${FOLDER}/pictures.json`) as StorePictures;

const FONT = 'node_modules/@fontsource-variable/plus-jakarta-sans/files';
const ART = 'node_modules/@lobehub/fluent-emoji-3d/assets';
/** Noodles, a cup with pearls, a chicken leg, a ticket: file, middle in percent, pixels, degrees. */
const FOOD = [
  ['1f35c', 77, 46, 250, -6],
  ['1f9cb', 92, 74, 150, 8],
  ['1f357', 63, 78, 130, -10],
  ['1f39f-fe0f', 93, 22, 130, 14],
] as const;

function inlined(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}

/** A page of the size of Play's feature graphic: the mark, and the listing's name in two lines. */
export function featureGraphic(locale: Locale): string {
  const listing = readJson(`${FOLDER}/listing/${locale}.json`) as { name: string };
  const [name = '', about = ''] = listing.name.split(/[:：]\s*/);
  const food = FOOD.map(
    ([file, left, top, size, turn]) =>
      `<img alt="" src="${inlined(`${ART}/${file}.webp`, 'image/webp')}"
        style="left:${left}%;top:${top}%;width:${size}px;rotate:${turn}deg">`,
  );
  return `<!doctype html><html lang="${locale}"><style>
    @font-face { font-family: Jakarta; font-weight: 200 800; src: url(${inlined(`${FONT}/plus-jakarta-sans-latin-wght-normal.woff2`, 'font/woff2')}) }
    body { margin: 0; height: 100vh; overflow: hidden; background: #ffd233; color: #1a1613; font-family: Jakarta, 'Noto Sans CJK SC', sans-serif }
    main { position: absolute; left: 72px; top: 50%; translate: 0 -50%; width: 500px }
    main img { width: 150px; height: 150px; margin-left: -28px; display: block }
    h1 { margin: 0; font-size: 92px; font-weight: 800; letter-spacing: -3px; line-height: 1 }
    p { margin: 16px 0 0; font-size: 36px; font-weight: 600; line-height: 1.25 }
    i { position: absolute; left: 77%; top: 50%; width: 640px; height: 640px; translate: -50% -50%; border-radius: 50%; background: #ffe073 }
    body > img { position: absolute; translate: -50% -50% }
  </style><i></i>${food.join('')}
  <main><img alt="" src="${inlined('icons/icon.svg', 'image/svg+xml')}"><h1>${name}</h1><p>${about}</p></main></html>`;
}
