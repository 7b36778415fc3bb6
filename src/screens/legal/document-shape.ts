/** What a legal document is made of. */
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
