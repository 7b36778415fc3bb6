const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

/** Characters as people count them: a family emoji is one. Code points where there is no segmenter. */
export function characters(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}

/** Never cuts in the middle of a character. */
export function truncated(text: string, max: number): string {
  const all = characters(text);
  return all.length <= max ? text : all.slice(0, max).join('');
}
