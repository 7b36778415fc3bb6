import type { Locale } from '../../i18n/locale.ts';

export type LegalName = 'terms' | 'privacy';

/** A text is a paragraph, several are a list. */
export type LegalBlock = string | readonly string[];

export interface LegalDocument {
  title: string;
  version: string;
  /** The day from which it holds, in words of its language. */
  date: string;
  intro: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}

export type LegalDocuments = Readonly<Record<LegalName, LegalDocument>>;

/** Apart from the message catalogue: pages long, and needed by nothing else. */
const loaders: Readonly<Record<Locale, () => Promise<{ documents: LegalDocuments }>>> = {
  'id-ID': () => import('./documents/id-id.ts'),
  'en-US': () => import('./documents/en-us.ts'),
  'zh-CN': () => import('./documents/zh-cn.ts'),
};

export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  return (await loaders[locale]()).documents[name];
}
