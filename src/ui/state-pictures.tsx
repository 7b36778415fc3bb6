/**
 * Drawings for empty, failed and finished screens, one for each situation. The hill they stand on is
 * part of the page, because it has the theme's colours; the things on it are files, which cost no
 * script. Licence: original.
 */
import { useState } from 'react';
import allRead from './drawings/all-read.svg';
import building from './drawings/building.svg';
import busy from './drawings/busy.svg';
import counter from './drawings/counter.svg';
import doneToday from './drawings/done-today.svg';
import error from './drawings/error.svg';
import giftSent from './drawings/gift-sent.svg';
import noOrders from './drawings/no-orders.svg';
import noPlace from './drawings/no-place.svg';
import notFound from './drawings/not-found.svg';
import nothingFound from './drawings/nothing-found.svg';
import noVouchers from './drawings/no-vouchers.svg';
import offline from './drawings/offline.svg';
import refund from './drawings/refund.svg';
import css from './StateBlock.module.css';

const FILES = {
  allRead,
  building,
  busy,
  counter,
  doneToday,
  error,
  giftSent,
  noOrders,
  noPlace,
  notFound,
  nothingFound,
  noVouchers,
  offline,
  refund,
} as const;

export type StatePictureName = keyof typeof FILES;

export function StatePicture({ name }: { name: StatePictureName }) {
  // Not cached, and there is no network: the hill alone, without the browser's mark of a broken image.
  const [missing, setMissing] = useState<StatePictureName>();
  return (
    <>
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path
          d="M146.4 58c-.6 8.9-4.9 18.4-12.2 25.9-7.4 7.5-19.4 16.2-32 19.1-12.6 2.8-31 1.4-43.5-1.9S35.3 90.6 26.8 83.4C18.3 76.2 8.1 66.7 7.6 58 7.1 49.3 15 38 23.7 31.1s23.2-11.4 36.1-14C72.6 14.5 88 13.3 101 15.5s28.9 8 36.5 15c7.6 7.1 9.4 18.6 8.9 27.5Z"
          fill="var(--drawn-ground)"
        />
        <ellipse cx="80" cy="105" rx="60" ry="7" fill="var(--drawn-shade)" />
      </svg>
      {missing !== name && (
        <img
          className={css['drawing']}
          src={FILES[name]}
          width="160"
          height="120"
          alt=""
          onError={() => setMissing(name)}
        />
      )}
    </>
  );
}

/** Held, so that the browser's memory holds them as well. */
const trouble: HTMLImageElement[] = [];

/** Asks for what is shown when nothing can be asked for. */
export function loadTroublePictures(): void {
  for (const file of [offline, error, busy]) {
    const image = new Image();
    image.src = file;
    trouble.push(image);
  }
}
