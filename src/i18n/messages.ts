import type { Locale } from './locale.ts';
import type { Messages } from './render.ts';

type Load = () => Promise<{ messages: Messages }>;

const first: Record<Locale, Load> = {
  'id-ID': () => import('virtual:messages/id-ID'),
  'en-US': () => import('virtual:messages/en-US'),
  'zh-CN': () => import('virtual:messages/zh-CN'),
};

const later: Record<Locale, Load> = {
  'id-ID': () => import('virtual:messages/id-ID/later'),
  'en-US': () => import('virtual:messages/en-US/later'),
  'zh-CN': () => import('virtual:messages/zh-CN/later'),
};

/** The texts of the first load's code. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await first[locale]()).messages;
}

/** All other texts. */
export async function loadLaterMessages(locale: Locale): Promise<Messages> {
  return (await later[locale]()).messages;
}
