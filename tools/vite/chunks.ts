/**
 * Assigns modules to chunks. The first load is `core` (everything that the boot script needs), `vendor`
 * (libraries of the first screen, which change rarely) and `first` (the first screen). Later come
 * `wire` (shared by later calls), `kit` (pieces of most later screens), the pages of links as `early`
 * (their calls), `store` and `voucher`, the tabs `order` and `account`, `pages` (the table of screens),
 * `idle` (work behind the first screen) and an owned voucher as `owned`. The bundler splits everything
 * else by use, into chunks without a name.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    importers: readonly string[];
  } | null;
}

/**
 * Shared by nearly every later screen: the rest of the lowest layers, which import no feature, so that
 * this chunk never needs the store's.
 */
const KIT = /\/src\/(?:api\/change-all\.|(?:ui|lib|i18n|storage)\/)/;

/** Reached from the first screen by a barrel file only: later screens alone use them. */
const LATER = /\/@tanstack\/.*\/(?:useMutation|mutationObserver)\.js$/;

export const EARLY = '/src/app/early.ts';
/** Its own pieces only: bill and refund promise are on other pages too. */
const VOUCHER = /\/src\/(?:features\/voucher|screens\/group-coupon-detail)\//;

export const PAGES = '/src/app/frame/PageScreens.tsx';
const STORE = '/src/screens/merchant/MerchantScreen.tsx';
const IDLE = '/src/app/background.ts';
/** What the boot script loads by itself, when it is due. */
const SESSION = ['/src/session/end-session.ts', '/src/session/keep-tokens.ts'];
const ACCOUNT = '/src/screens/account/AccountScreen.tsx';
const ORDER = '/src/screens/order/OrderScreen.tsx';
/**
 * An owned voucher opens at a counter, by a cold start without a network: by use its pieces would be
 * thirty files, and asking for them takes longer than running them. Not those that a voucher on sale needs too.
 */
const OWNED = '/src/screens/coupon-detail/CouponDetailScreen.tsx';
const ON_SALE = '/src/screens/group-coupon-detail/GroupCouponDetailScreen.tsx';

/** The screens that links lead to most, by their places in index.html. */
export const LINKED = {
  store: STORE,
  voucher: ON_SALE,
  search: '/src/screens/search-dishes/SearchDishesScreen.tsx',
  category: '/src/screens/category/CategoryScreen.tsx',
  flash: '/src/screens/flash-deal/FlashDealScreen.tsx',
  rank: '/src/screens/rank/RankScreen.tsx',
  malls: '/src/screens/mall/MallListScreen.tsx',
  mall: '/src/screens/mall/MallScreen.tsx',
  explore: '/src/screens/explore/ExploreScreen.tsx',
  video: '/src/screens/play-video/PlayVideoScreen.tsx',
};
/** The parts that say the texts of links, and no others. */
export const LINKED_PARTS = [PAGES, ...Object.values(LINKED)];
const LATER_PAGES = [STORE, ON_SALE, ORDER, OWNED, ACCOUNT, IDLE];
/** Pages that find deals. */
const FINDING = Object.values(LINKED).filter((screen) => !LATER_PAGES.includes(screen));

const reached = new Map<string, Set<string>>();

const FIRST = ['core', 'vendor', 'first'];

/** Whether this chunk is always loaded before later ones, which then need not list it. */
export function isFirst(file: string): boolean {
  return [...FIRST, 'r'].some((name) => file.startsWith(`assets/${name}-`));
}

/** Chunks with a stable name. */
export const NAMED = [
  ...FIRST,
  'wire',
  'kit',
  'early',
  'more',
  'find',
  'store',
  'voucher',
  'order',
  'pages',
  'idle',
  'account',
  'owned',
];

/** Short names: the first load lists the files of all later parts. build.json maps them. */
export function fileNameOf(name: string): string {
  if (NAMED.includes(name)) return 'assets/[name]-[hash:7].js';
  // The bundler puts its own code into no group.
  return name === 'rolldown-runtime' ? 'assets/r-[hash:7].js' : 'assets/[hash:7].js';
}

/** In order of precedence; each takes the modules that it names and no others. */
export const fileGroups = NAMED.map((name, index) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === name ? name : null),
  debugName: name,
  priority: NAMED.length - index,
}));

/** All modules of the first load. */
export function firstModules(modules: Modules): Set<string> {
  return from('/src/boot.ts', modules).union(from('/src/main.tsx', modules));
}

/** All modules that the pages of links need, without their parts. */
export function linkedModules(modules: Modules): Set<string> {
  return LINKED_PARTS.map((entry) => from(entry, modules)).reduce((all, some) => all.union(some));
}

function chunkOf(id: string, modules: Modules): string | null {
  if (id.includes('vite/preload-helper')) return 'core';
  if (LATER.test(id)) return 'kit';
  if (from('/src/boot.ts', modules).has(id)) return 'core';
  if (!from('/src/main.tsx', modules).has(id)) {
    // The calls of the screens that most people open next, also by links, with all that they import: what
    // else they needed would have to come before the call leaves.
    if (from(EARLY, modules).has(id)) return 'early';
    // Shared by later screens, in two chunks: one per piece would be forty requests.
    if (id.includes('/api/generated/shared/')) return 'wire';
    if (KIT.test(id) && !isAlone(id, modules)) return 'kit';
    if (id.includes('/node_modules/')) return null;
    // A ranking would otherwise load a store's page and the code of a voucher for two pieces of each.
    const finding = FINDING.filter((screen) => from(screen, modules).has(id)).length;
    if (finding > 0 && LATER_PAGES.some((screen) => from(screen, modules).has(id))) return 'more';
    if (finding > 1) return 'find';
    if (from(STORE, modules).has(id)) return 'store';
    if (VOUCHER.test(id)) return 'voucher';
    if (from(ORDER, modules).has(id)) return 'order';
    if (from(PAGES, modules).has(id)) return 'pages';
    if (from(IDLE, modules).has(id))
      return SESSION.some((entry) => from(entry, modules).has(id)) ? null : 'idle';
    if (from(ACCOUNT, modules).has(id)) return 'account';
    if (from(OWNED, modules).has(id)) return from(ON_SALE, modules).has(id) ? null : 'owned';
    return null;
  }
  return id.includes('/node_modules/') ? 'vendor' : 'first';
}

/** A lazy part of the lowest layers, or a piece of one only: imported by nothing statically. */
function isAlone(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return KIT.test(id) && importers.every((importer) => isAlone(importer, modules));
}

/** A module of ours with all its static imports. */
function from(entry: string, modules: Modules): Set<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set<string>();
  const open = [join(process.cwd(), entry)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = found.has(id) ? null : modules.getModuleInfo(id);
    found.add(id);
    if (info) open.push(...info.importedIds);
  }
  reached.set(entry, found);
  return found;
}

/**
 * Fails the build when lazy chunks import each other in a cycle: a binding may then be undefined while
 * its chunk is being evaluated.
 */
export function noCircles(): Plugin {
  return {
    name: 'jajan:no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (fileName: string, above: readonly string[]): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || FIRST.includes(chunk.name) || done.has(fileName)) return;
        if (above.includes(chunk.name)) {
          this.error(`Files need each other: ${[...above, chunk.name].join(' > ')}`);
        }
        for (const next of chunk.imports) visit(next, [...above, chunk.name]);
        done.add(fileName);
      };
      for (const fileName of Object.keys(bundle)) visit(fileName, []);
    },
  };
}

/** Fails the build when the call of a link would wait for more than the boot script's own chunks. */
export function earlyAlone(): Plugin {
  return {
    name: 'jajan:early-alone',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const early = chunks.find(({ name }) => name === 'early');
      const needed = early?.imports.filter((file) => !/^assets\/(?:core|r)-/.test(file)) ?? [];
      if (needed.length > 0) this.error(`early needs ${needed.join(', ')}`);
    },
  };
}

/** Marks the generated validators as free of side effects for tree-shaking. */
export function pureValidators(): Plugin {
  return {
    name: 'jajan:pure-validators',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/api\/generated\// },
      handler: (code) => ({
        code: code.replaceAll(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}

/**
 * The same for React Router: one `memo` and one static field, compiled to a call for iOS 15, keep all
 * of its route matching in the bundle although nothing uses it: 3.8 KB of the first load. Goes when they do.
 */
export function pureRouter(): Plugin {
  const hints: readonly [RegExp, string][] = [
    [/= React\$1\.memo\(DataRoutes\)/, '= /* @__PURE__ */ React$1.memo(DataRoutes)'],
    [
      /static contextType = RSCRouterContext;/,
      'static get contextType() { return RSCRouterContext; }',
    ],
  ];
  return {
    name: 'jajan:pure-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/(hooks|components)\.js/ },
      handler: (code) => ({
        code: hints.reduce((text, [found, hint]) => text.replace(found, () => hint), code),
        map: null,
      }),
    },
  };
}
