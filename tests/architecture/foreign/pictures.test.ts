// @vitest-environment node
/**
 * Every address that a picture is loaded from passes `isPicture` (`src/ui/picture/picture-url.ts`), or is
 * none of a reply. A colour of a reply is a colour only: the shorthand `background` would load `url(…)`.
 */
import { describe, expect, it } from 'vitest';
import { appSources, isTest, type Source } from '../sources.ts';

/** Where an address is put into the page, and what stands there. */
const SINKS = /<img\b[^>]*?\bsrc=(?:\{([^}]*)\}|"([^"]*)")|\b\w+\.src = ([^;]*);/gs;
const CHECKED = /^(?:asked \? )?resized\(/;

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // Of our own build.
  'src/app/notices/DownloadBar.tsx': ['/icons/favicon.svg'],
  'src/screens/app-download/AppDownloadScreen.tsx': ['/icons/favicon.svg'],
  'src/ui/celebration/Celebration.tsx': ['bowl', 'lid', 'seal', 'FILES[place % FILES.length]'],
  'src/ui/state-pictures.tsx': ['FILES[name]', 'file'],
  // Set only where `isPicture` takes it.
  'src/features/gallery/Slide.tsx': ['place.thumbnail'],
  // Set only where `videoAddress` takes it.
  'src/screens/play-video/Slot.tsx': ['source'],
  // Drawn by the server into its reply; no member writes there.
  'src/features/login/SliderPuzzle.tsx': ['challenge.background', 'challenge.piece'],
  // Blobs of this page.
  'src/features/photo/photo.ts': ['url'],
  'src/host/web/scan/read-code.ts': ['url'],
};

function addressesIn({ path, text }: Source): string[] {
  return [...text.matchAll(SINKS)]
    .map(([, braced, quoted, assigned]) => (braced ?? quoted ?? assigned ?? '').trim())
    .filter((address) => !CHECKED.test(address))
    .map((address) => `${path}: ${address}`);
}

const SHORTHAND = /style=\{\{(?:[^}]*,)?\s*background(?:Image)?\s*(?::|,|\}\})/;

describe('addresses of pictures', () => {
  const sources = appSources().filter(({ path }) => !isTest(path));

  it('are checked, or none of a reply', () => {
    const expected = Object.entries(OTHERS).flatMap(([path, all]) =>
      all.map((address) => `${path}: ${address}`),
    );
    const found = sources.flatMap(addressesIn);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    '<img className="a" src={review.headPicture} alt="" />',
    '<img\n  src={user.headPortrait ?? url}\n/>',
    'picture.src = first.url;',
    '<img src="https://evil.example/a.png" />',
  ])('%s would be seen', (text) => {
    expect(addressesIn({ path: 'x.tsx', text })).toHaveLength(1);
  });

  it('come in by no colour', () => {
    const found = sources.filter(({ text }) => SHORTHAND.test(text)).map(({ path }) => path);
    expect(found).toEqual([]);
    for (const bad of [
      'style={{ background }}',
      'style={{ background, width }}',
      'style={{ width, background: store.color }}',
    ])
      expect(SHORTHAND.test(bad)).toBe(true);
    expect(SHORTHAND.test('style={{ backgroundColor: background }}')).toBe(false);
  });
});
