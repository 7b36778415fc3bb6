// @vitest-environment node
/** Which addresses the page accepts as ours. The shell's tests read the same file. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseLink } from '../../src/features/links/own-place.ts';
import { resolveLink } from '../../src/features/links/resolve-link.ts';

interface Vector {
  raw: string;
  place: string | null;
}

const { vectors } = JSON.parse(readFileSync('tests/contract/link-vectors.json', 'utf8')) as {
  vectors: Vector[];
};

it('has enough vectors of both kinds', () => {
  expect(vectors.filter(({ place }) => place === null).length).toBeGreaterThan(300);
  expect(vectors.filter(({ place }) => place !== null).length).toBeGreaterThan(80);
});

it.each(vectors)('$raw', ({ raw, place }) => {
  const parsed = parseLink(raw, { barePath: false, bareHost: false });
  const own = typeof parsed === 'object' && parsed.kind === 'own' ? parsed.place.pathname : null;
  expect(own).toBe(place);
  const target = resolveLink(raw, 'deep-link');
  expect(target.kind).not.toBe('external');
  if (place === null) expect(target.kind).toBe('rejected');
});

interface SystemLink {
  scheme: string[];
  host?: string;
}

it('every address that the system hands to the app is accepted as ours', () => {
  const config = JSON.parse(readFileSync('tauri.conf.json', 'utf8')) as {
    plugins: { 'deep-link': { mobile: SystemLink[] } };
  };
  const links = config.plugins['deep-link'].mobile.flatMap(({ scheme, host }) =>
    scheme.map((each) => `${each}://${host === undefined ? '' : `${host}/`}platform/rank`),
  );
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(resolveLink(link, 'deep-link').kind, link).toBe('route');
});
