import type { Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'id-ID': () => import('virtual:messages/id-ID'),
  'en-US': () => import('virtual:messages/en-US'),
  'zh-CN': () => import('virtual:messages/zh-CN'),
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}
