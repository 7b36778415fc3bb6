import { text } from '../../i18n/i18n.ts';

/**
 * What has become of the draft. `none`: there is nothing to keep. `unsaved`: storage refused it, it
 * lives as long as the page does. `without-photos`: so many did not fit. `evicts`: it is not saved yet,
 * because it would replace the drafts of these stores; `evicted`: it has replaced them.
 */
export type DraftFate =
  | { name: 'none' }
  | { name: 'saved' }
  | { name: 'without-photos'; count: number }
  | { name: 'evicts' | 'evicted'; stores: string }
  | { name: 'unsaved' };

/** Empty where there is nothing to say. */
export function fateText(fate: DraftFate): string {
  switch (fate.name) {
    case 'none':
      return '';
    case 'saved':
      return text('review.draftSaved');
    case 'without-photos':
      return text('review.draftWithoutPhotos', { count: fate.count });
    case 'evicts':
      return text('review.draftEvicts', { stores: fate.stores });
    case 'evicted':
      return text('review.draftEvicted', { stores: fate.stores });
    case 'unsaved':
      return text('review.draftUnsaved');
  }
}
