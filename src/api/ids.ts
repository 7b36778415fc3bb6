import type { Id } from './generated/types.ts';

/** An id out of a text from outside: an address, a scan, a test's literal. Nowhere else is one made. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the place that takes it says which kind
export const asId = <Kind extends Id<string>>(text: string): Kind => text as Kind;
