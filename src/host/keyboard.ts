/**
 * How much of the page's bottom the keyboard covers, in CSS pixels, as far as the page can see it:
 * browsers, iOS and web views since 139 make the visual viewport smaller and leave the layout alone.
 * Undefined where nothing is smaller: no keyboard, or an older web view that says nothing.
 */
export function visibleKeyboard(): number | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  // Pinched, it is smaller as well.
  const covered = window.innerHeight - seen.height * seen.scale;
  if (covered < 1) return undefined;
  return Math.max(0, Math.round(covered - seen.offsetTop));
}
