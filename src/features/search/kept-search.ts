/**
 * The search of this tab: what was searched for and how, and what was being typed when a suggested store
 * was opened, so that a way back and a reload find it again. Home's search bar removes it (home 2). What
 * cannot be read, or is of a member who has logged out, counts as none.
 */
import * as v from 'valibot';
import { userId } from '../../session/session.ts';
import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { limited, searchable } from './typed-text.ts';

const vSearch = v.object({
  searchText: v.pipe(v.string(), v.transform(searchable), v.minLength(1)),
  activeKey: v.picklist(['STORE', 'COUPON']),
  droppedWords: v.pipe(v.array(v.string()), v.maxLength(20)),
  isLiteral: v.boolean(),
});

const vKept = v.object({
  /** Whose it is; empty: a visitor's, who may log in and go on. */
  owner: v.string(),
  typed: v.optional(v.pipe(v.string(), v.transform(limited))),
  search: v.optional(vSearch),
});

export type Search = v.InferOutput<typeof vSearch>;
export type SearchTab = Search['activeKey'];

export interface KeptSearch {
  /** Not searched for yet. */
  typed?: string | undefined;
  /** Whose results are shown. */
  search?: Search | undefined;
}

export function readSearch(): KeptSearch {
  try {
    const parsed = v.safeParse(vKept, JSON.parse(readTab('jajan.search') ?? 'null'));
    if (!parsed.success) return {};
    const { owner, ...kept } = parsed.output;
    return owner === '' || owner === userId() ? kept : {};
  } catch {
    // Not JSON: written by hand.
    return {};
  }
}

export function writeSearch(kept: KeptSearch): void {
  const isNone = kept.typed === undefined && kept.search === undefined;
  writeTab('jajan.search', isNone ? '' : JSON.stringify({ owner: userId() ?? '', ...kept }));
}
