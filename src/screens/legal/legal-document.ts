import type { Locale } from '../../i18n/locale.ts';
import { type Part, part } from '../../ui/part.tsx';
import type { LegalDocument, LegalDocuments, LegalName } from './document-shape.ts';

/** Not in the message catalogue: long, and used only here. */
const documents: Readonly<Record<Locale, Part<LegalDocuments>>> = {
  'id-ID': part(() => import('./documents/id-id.ts'), 'documents'),
  'en-US': part(() => import('./documents/en-us.ts'), 'documents'),
  'zh-CN': part(() => import('./documents/zh-cn.ts'), 'documents'),
};

export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  return (await documents[locale].load())[name];
}
