/**
 * Keeps an `import()` apart from what is chained to it. Vite draws the whole chain into its preload,
 * and when a style sheet of the part cannot be loaded, the chain's own handler never hears of it.
 * `tests/architecture/texts.test.ts` finds the chains that need it.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load();
}
