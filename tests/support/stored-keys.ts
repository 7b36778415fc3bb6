/** Every key that the app stores, with the file that declares it. A family has one example, for `S1`. */
import { asId } from '../../src/api/ids.ts';
import { storedDraft } from '../../src/features/review-write/stored-keys.ts';
import type { StoredKey } from '../../src/storage/stored-key.ts';

export interface Declared {
  owner: string;
  key: StoredKey<unknown>;
}

const modules = import.meta.glob<Record<string, unknown>>('/src/**/stored-keys.ts', {
  eager: true,
});

export const storedKeys: readonly Declared[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    // A limit that the owner needs too.
    .filter((exported) => typeof exported !== 'number')
    .map((exported) => ({
      owner: path.replace('/src/', '').replace('/stored-keys.ts', ''),
      key: (exported === storedDraft ? storedDraft(asId('S1')) : exported) as StoredKey<unknown>,
    })),
);
