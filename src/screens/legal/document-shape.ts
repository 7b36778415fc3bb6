export type LegalName = 'terms' | 'privacy';

/** A string is a paragraph, an array a list. */
export type LegalBlock = string | readonly string[];

export interface LegalDocument {
  title: string;
  version: string;
  /** Effective date, in words of its language. */
  date: string;
  intro: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}

export type LegalDocuments = Readonly<Record<LegalName, LegalDocument>>;
