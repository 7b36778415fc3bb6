/**
 * Height of the on-screen keyboard over the page, in CSS pixels, by the visual viewport: browsers, iOS
 * and web views since 139 shrink it and leave the layout viewport alone. Undefined where it is not
 * smaller: no keyboard, or an older web view that does not report it.
 */
export function visibleKeyboard(): number | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  // Pinch zoom shrinks it as well.
  const covered = window.innerHeight - seen.height * seen.scale;
  if (covered < 1) return undefined;
  return Math.max(0, Math.round(covered - seen.offsetTop));
}
