/**
 * Texts by key in the current language.
 *
 * Keys are static and typed from the id-ID files; the messages are compiled at build time. Each
 * language has three chunks: the texts of the first load's code, those of the pages that links lead to,
 * and all others; the last two load with the first part (`ui/part.tsx`) that says them.
 */
import { useSyncExternalStore } from 'react';
import type aftersale from '../../locales/id-ID/aftersale.json';
import type bill from '../../locales/id-ID/bill.json';
import type brands from '../../locales/id-ID/brands.json';
import type checkout from '../../locales/id-ID/checkout.json';
import type common from '../../locales/id-ID/common.json';
import type developer from '../../locales/id-ID/developer.json';
import type failure from '../../locales/id-ID/failure.json';
import type favourite from '../../locales/id-ID/favourite.json';
import type filter from '../../locales/id-ID/filter.json';
import type flash from '../../locales/id-ID/flash.json';
import type frame from '../../locales/id-ID/frame.json';
import type gallery from '../../locales/id-ID/gallery.json';
import type gift from '../../locales/id-ID/gift.json';
import type home from '../../locales/id-ID/home.json';
import type legal from '../../locales/id-ID/legal.json';
import type links from '../../locales/id-ID/links.json';
import type location from '../../locales/id-ID/location.json';
import type login from '../../locales/id-ID/login.json';
import type mall from '../../locales/id-ID/mall.json';
import type merchant from '../../locales/id-ID/merchant.json';
import type messageTexts from '../../locales/id-ID/messages.json';
import type offers from '../../locales/id-ID/offers.json';
import type order from '../../locales/id-ID/order.json';
import type ordering from '../../locales/id-ID/ordering.json';
import type payment from '../../locales/id-ID/payment.json';
import type phone from '../../locales/id-ID/phone.json';
import type platform from '../../locales/id-ID/platform.json';
import type poi from '../../locales/id-ID/poi.json';
import type profile from '../../locales/id-ID/profile.json';
import type rank from '../../locales/id-ID/rank.json';
import type redeem from '../../locales/id-ID/redeem.json';
import type refund from '../../locales/id-ID/refund.json';
import type reminder from '../../locales/id-ID/reminder.json';
import type review from '../../locales/id-ID/review.json';
import type savings from '../../locales/id-ID/savings.json';
import type scan from '../../locales/id-ID/scan.json';
import type search from '../../locales/id-ID/search.json';
import type setting from '../../locales/id-ID/setting.json';
import type share from '../../locales/id-ID/share.json';
import type split from '../../locales/id-ID/split.json';
import type system from '../../locales/id-ID/system.json';
import type video from '../../locales/id-ID/video.json';
import type voucher from '../../locales/id-ID/voucher.json';
import type wallet from '../../locales/id-ID/wallet.json';
import { listeners } from '../lib/listeners.ts';
import { DEFAULT_LOCALE, type Locale, type LocalisedMap, pickLocale } from './locale.ts';
import { loadMessages, type TextPart } from './messages.ts';
import { type Messages, render, type TextValues } from './render.ts';

export type TextKey =
  | keyof typeof aftersale
  | keyof typeof bill
  | keyof typeof brands
  | keyof typeof checkout
  | keyof typeof split
  | keyof typeof common
  | keyof typeof developer
  | keyof typeof failure
  | keyof typeof favourite
  | keyof typeof filter
  | keyof typeof flash
  | keyof typeof frame
  | keyof typeof gallery
  | keyof typeof gift
  | keyof typeof home
  | keyof typeof legal
  | keyof typeof links
  | keyof typeof location
  | keyof typeof login
  | keyof typeof mall
  | keyof typeof merchant
  | keyof typeof messageTexts
  | keyof typeof offers
  | keyof typeof order
  | keyof typeof ordering
  | keyof typeof payment
  | keyof typeof phone
  | keyof typeof platform
  | keyof typeof poi
  | keyof typeof profile
  | keyof typeof rank
  | keyof typeof redeem
  | keyof typeof refund
  | keyof typeof reminder
  | keyof typeof review
  | keyof typeof savings
  | keyof typeof scan
  | keyof typeof search
  | keyof typeof setting
  | keyof typeof share
  | keyof typeof system
  | keyof typeof video
  | keyof typeof voucher
  | keyof typeof wallet;

let locale: Locale = DEFAULT_LOCALE;
let messages: Messages = {};
const needed = new Set<TextPart>(['first']);
const changes = listeners();

/** Loads a language and makes it current. Rejects without a change when loading fails. */
export async function activateLocale(wanted: Locale): Promise<void> {
  let loaded: Messages;
  let count: number;
  // Race: a part that begins meanwhile needs its texts in this language too.
  do {
    count = needed.size;
    loaded = await loadMessages(wanted, ...needed);
  } while (count < needed.size);
  messages = loaded;
  locale = wanted;
  document.documentElement.lang = wanted;
  changes.tell();
}

/**
 * Loads a part of the app together with its texts. The build wraps the
 * import of each `part` in it (`tools/vite/messages.ts`).
 */
export function withTexts<Module>(
  find: () => Promise<Module>,
  parts: readonly TextPart[] = ['linked', 'later'],
): () => Promise<Module> {
  return async () => {
    for (const part of parts) needed.add(part);
    const wanted = locale;
    const [module, texts] = await Promise.all([find(), loadMessages(wanted, ...parts)]);
    // Race: the language may have changed before these texts were known to be needed.
    const right = wanted === locale ? texts : await loadMessages(locale, ...parts);
    messages = { ...messages, ...right };
    return module;
  };
}

export function currentLocale(): Locale {
  return locale;
}

/** Outside React; components use `useText`, which rerenders on a change of language. */
export function text(key: TextKey, values?: TextValues): string {
  const message = messages[key];
  // Before the texts are loaded: shows the key.
  return message ? render(message, values ?? {}, locale) : key;
}

export function useLocale(): Locale {
  return useSyncExternalStore(changes.add, currentLocale);
}

export function useText(): typeof text {
  useLocale();
  return text;
}

/** The server's text in the current language, with the id-ID fallback. */
export function usePickLocale(): (map: LocalisedMap | null | undefined) => string | undefined {
  const current = useLocale();
  return (map) => pickLocale(map, current);
}
