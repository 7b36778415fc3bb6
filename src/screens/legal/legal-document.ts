import type { Locale } from '../../i18n/locale.ts';
import type { LegalDocument, LegalDocuments, LegalName } from './document-shape.ts';

/** Not in the message catalogue: long, and used only here. */
const loaders: Readonly<Record<Locale, () => Promise<{ documents: LegalDocuments }>>> = {
  'id-ID': () => import('./documents/id-id.ts'),
  'en-US': () => import('./documents/en-us.ts'),
  'zh-CN': () => import('./documents/zh-cn.ts'),
};

export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  return (await loaders[locale]()).documents[name];
}
