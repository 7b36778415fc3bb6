// @vitest-environment node
/**
 * An address is parsed once, by the table of links (`src/features/links/routes.ts`): pages read it with
 * `useRouteParams` or `routeParams`. No file has a second pattern of an id.
 */
import { expect, it } from 'vitest';
import { appSources, isTest, type Source, withoutComments } from '../sources.ts';

const sources = appSources().filter(({ path }) => !isTest(path));

/** The links themselves, and layers below the routes: what they parse is no page's address. */
const APART = /^src\/(?:features\/links|api|host|lib|ui)\//;

/** Places above that parse or build a query by themselves. */
const QUERIES: Readonly<Record<string, string>> = {
  'src/paths.ts': 'builds the addresses',
  'src/app/': 'takes what any page may have: `redirect`, `loginState`, `gubed`, what is reported',
  'src/features/login/': 'takes `loginState` out of any address',
  'src/features/ordering/': 'reads and builds an address of another host',
  'src/features/profile/': 'puts its flag on any tab',
  'src/features/scan/': 'hands a scanned id on, and takes its flag out of the address',
  'src/screens/app-download/':
    '`redirect` is a link, and an empty or mistyped code opens its field',
  'src/screens/not-found/': 'has no route',
};

function parsers(files: readonly Source[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        !APART.test(path) &&
        /\bnew URLSearchParams\b|\buse(?:Search)?Params\(/.test(withoutComments(text)),
    )
    .map(({ path }) => path);
}

it('only the table parses the address of a page', () => {
  const bad = [
    { path: 'src/screens/x.tsx', text: "new URLSearchParams(search).get('id')" },
    { path: 'src/screens/y.tsx', text: 'const [params] = useSearchParams();' },
    { path: 'src/screens/z.tsx', text: "useRouteParams('merchant')" },
  ];
  expect(parsers(bad)).toEqual(['src/screens/x.tsx', 'src/screens/y.tsx']);
  const places = parsers(sources).map(
    (path) => Object.keys(QUERIES).find((place) => path.startsWith(place)) ?? path,
  );
  expect([...new Set(places)].sort()).toEqual(Object.keys(QUERIES).sort());
});

/** A pattern of one class of characters and its length, as of an id or a code. */
const WORD = /\/\^\[([^\]]+)\]\{\d+,\d+\}\$\//g;

function repeated(files: readonly Source[]): string[] {
  const seen = new Set<string>();
  return files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(WORD)].flatMap(([pattern]) => {
      if (!seen.has(pattern)) {
        seen.add(pattern);
        return [];
      }
      return [`${path}: ${pattern}`];
    }),
  );
}

it('no pattern of an id or a code stands twice', () => {
  const id = { path: 'a.ts', text: 'const ID = /^[0-9A-Za-z_-]{1,64}$/;' };
  expect(repeated([id, { ...id, path: 'b.ts' }])).toEqual(['b.ts: /^[0-9A-Za-z_-]{1,64}$/']);
  expect(repeated(sources)).toEqual([]);
});
