import type { Locale } from './locale.ts';
import type { Messages } from './render.ts';

/** The texts of the first load's code, those that the pages of links say beyond it, and all others. */
export type TextPart = 'first' | 'linked' | 'later';

type Load = () => Promise<{ messages: Messages }>;

const loads: Record<TextPart, Record<Locale, Load>> = {
  first: {
    'id-ID': () => import('virtual:messages/id-ID'),
    'en-US': () => import('virtual:messages/en-US'),
    'zh-CN': () => import('virtual:messages/zh-CN'),
  },
  linked: {
    'id-ID': () => import('virtual:messages/id-ID/linked'),
    'en-US': () => import('virtual:messages/en-US/linked'),
    'zh-CN': () => import('virtual:messages/zh-CN/linked'),
  },
  later: {
    'id-ID': () => import('virtual:messages/id-ID/later'),
    'en-US': () => import('virtual:messages/en-US/later'),
    'zh-CN': () => import('virtual:messages/zh-CN/later'),
  },
};

export async function loadMessages(locale: Locale, ...parts: TextPart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => loads[part][locale]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}
