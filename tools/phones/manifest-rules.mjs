/**
 * Rules for the merged manifest, read from the package that aapt2 has linked. Each rule counts as
 * one check. Lists are exact: add new entries to tests/phones/expected-manifest.json, with the
 * reason in the commit. Security A.3, T10.
 *
 * @typedef {import('./aapt2.mjs').Element} Element
 * @typedef {object} Package
 * @property {Element} manifest
 * @property {Element} application of the manifest
 * @property {Map<string, string>} names `@0x7f…` to `mipmap/ic_launcher`
 * @property {string} resources what `aapt2 dump resources` prints
 * @property {(path: string) => Promise<Element>} file a compiled XML file of the package
 * @property {boolean} isReal a package that Gradle made, with AndroidX and Play services inside
 * @typedef {object} Expected tests/phones/expected-manifest.json, and what other files say
 * @property {string[]} permissions
 * @property {string[]} features
 * @property {string[]} queries
 * @property {string[]} components
 * @property {string[]} configChanges
 * @property {string} identifier of tauri.conf.json, as is the next
 * @property {{scheme: string[], host?: string, path?: string[], pathPrefix?: string[]}[]} links
 * @property {string} minSdk
 * @property {string} targetSdk
 * @property {string[]} locales the folders of locales/
 */

/** `configChanges` as bits, from the framework's attrs_manifest.xml. */
const CONFIG_BITS = {
  mcc: 0x1,
  mnc: 0x2,
  locale: 0x4,
  touchscreen: 0x8,
  keyboard: 0x10,
  keyboardHidden: 0x20,
  navigation: 0x40,
  orientation: 0x80,
  screenLayout: 0x100,
  uiMode: 0x200,
  screenSize: 0x400,
  smallestScreenSize: 0x800,
  density: 0x1000,
  layoutDirection: 0x2000,
  colorMode: 0x4000,
  grammaticalGender: 0x8000,
  fontWeightAdjustment: 0x10000000,
  fontScale: 0x40000000,
};
const COMPONENTS = new Set(['activity', 'activity-alias', 'service', 'receiver', 'provider']);
const SINGLE_TASK = '2';
const ADJUST_RESIZE = 0x10;
const ADJUST_MASK = 0xf0;

/** @type {{name: string, problems: (made: Package, expected: Expected) => string[] | Promise<string[]>}[]} */
export const rules = [
  {
    name: 'identifier, and the versions of Android',
    problems: ({ manifest }, { identifier, minSdk, targetSdk }) => {
      const sdks = only(manifest, 'uses-sdk').attributes;
      return [
        ...differs('package', manifest.attributes.package, identifier),
        ...differs('minSdkVersion', sdks.minSdkVersion, minSdk),
        ...differs('targetSdkVersion', sdks.targetSdkVersion, targetSdk),
      ];
    },
  },
  {
    name: 'permissions and features, and no more',
    problems: ({ manifest, isReal }, { permissions, features, identifier }) => {
      const asked = attributesOf(manifest, 'uses-permission').map(
        ({ name, maxSdkVersion: until }) => name + (until === undefined ? '' : ` up to ${until}`),
      );
      // AndroidX guards its own receivers by a permission of the app's name.
      const own = `${identifier}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION`;
      const wanted = attributesOf(manifest, 'uses-feature').map(
        ({ name, required }) => `${name} ${required === 'false' ? 'optional' : 'required'}`,
      );
      return [
        ...notSame('permission', asked, isReal ? [...permissions, own] : permissions),
        ...notSame('feature', wanted, features),
      ];
    },
  },
  {
    name: 'one exported component: the activity',
    problems: ({ application, isReal }, { components, identifier }) => {
      const found = componentsOf(application);
      const named = found.map(({ tag, attributes: { name } }) => `${tag} ${name}`);
      const exported = found
        .map(({ attributes }) => attributes)
        // Components that need DUMP are open to the system only, not to other apps.
        .filter(({ permission }) => permission !== 'android.permission.DUMP')
        .filter(({ exported }) => exported === 'true')
        .map(({ name }) => name);
      const silent = found
        .filter((component) => all(component, 'intent-filter').length > 0)
        .map(({ attributes }) => attributes)
        .filter(({ exported }) => exported === undefined);
      return [
        ...notSame('exported', exported, [`${identifier}.MainActivity`]),
        ...(isReal ? [] : notSame('component', named, components)),
        ...silent.map(({ name }) => `${name} does not say exported`),
      ];
    },
  },
  {
    name: 'no cleartext, not debuggable',
    problems: ({ application: { attributes } }) => [
      ...differs('usesCleartextTraffic', attributes.usesCleartextTraffic, 'false'),
      ...(attributes.debuggable === 'true' ? ['debuggable'] : []),
      ...(attributes.networkSecurityConfig ? ['a networkSecurityConfig'] : []),
    ],
  },
  {
    name: 'no backup, no transfer to another phone',
    problems: async ({ application: { attributes }, names, file }) => {
      const extraction = names.get(attributes.dataExtractionRules);
      const found = [
        ...differs('allowBackup', attributes.allowBackup, 'false'),
        ...differs('fullBackupContent', attributes.fullBackupContent, 'false'),
        ...differs('dataExtractionRules', extraction, 'xml/data_extraction_rules'),
      ];
      if (found.length > 0) return found;
      const rulesOfFile = await file('res/xml/data_extraction_rules.xml');
      return ['cloud-backup', 'device-transfer'].flatMap((way) => {
        const excluded = attributesOf(only(rulesOfFile, way), 'exclude');
        return notSame(
          `left out of ${way}`,
          excluded.map(({ domain }) => domain),
          ['root', 'file', 'database', 'sharedpref', 'external'],
        );
      });
    },
  },
  {
    name: 'links as in tauri.conf.json, each host verified',
    problems: ({ application }, { links }) => {
      const views = componentsOf(application)
        .flatMap((component) => all(component, 'intent-filter'))
        .filter((filter) => namesOf(filter, 'action').includes('android.intent.action.VIEW'));
      const told = views.map((filter) => {
        const data = (key) =>
          attributesOf(filter, 'data').flatMap(({ [key]: value }) => value ?? []);
        return linkInWords(filter.attributes.autoVerify === 'true', data('scheme'), data('host'), [
          ...['path', 'pathPattern', 'pathSuffix'].flatMap(data),
          ...data('pathPrefix').map((prefix) => `${prefix}…`),
        ]);
      });
      const wanted = links.map(({ scheme, host, path = [], pathPrefix = [] }) =>
        linkInWords(host !== undefined, scheme, host === undefined ? [] : [host], [
          ...path,
          ...pathPrefix.map((prefix) => `${prefix}…`),
        ]),
      );
      return notSame('link', told, wanted);
    },
  },
  {
    name: 'what the app may see of others',
    problems: ({ manifest, isReal }, { queries }) => {
      const seen = all(manifest, 'queries')
        .flatMap(({ children }) => children)
        .map((child) => (child.tag === 'intent' ? only(child, 'action') : child).attributes.name);
      return isReal
        ? queries.filter((name) => !seen.includes(name)).map((name) => `queries lacks ${name}`)
        : notSame('query', seen, queries);
    },
  },
  {
    name: 'the activity keeps its page and makes room for the keyboard',
    problems: ({ application }, { configChanges }) => {
      const [activity] = attributesOf(application, 'activity');
      const bits = Number(activity.configChanges ?? 0) >>> 0;
      const kept = Object.keys(CONFIG_BITS).filter((name) => (bits & CONFIG_BITS[name]) !== 0);
      const keyboard = Number(activity.windowSoftInputMode ?? 0);
      return [
        ...notSame('configChanges', kept, configChanges),
        ...differs('adjustResize', keyboard & ADJUST_MASK, ADJUST_RESIZE),
        ...differs('launchMode', activity.launchMode, SINGLE_TASK),
      ];
    },
  },
  {
    name: 'predictive back, and a task that no other app can enter',
    problems: ({ application: { attributes } }) => [
      ...differs('back', attributes.enableOnBackInvokedCallback, 'true'),
      ...differs('taskAffinity', attributes.taskAffinity, ''),
    ],
  },
  {
    name: 'the languages of locales/ in the phone’s settings',
    problems: async ({ application: { attributes }, names, file }, { locales }) => {
      const config = names.get(attributes.localeConfig);
      const found = differs('localeConfig', config, 'xml/locales_config');
      if (found.length > 0) return found;
      const offered = namesOf(await file('res/xml/locales_config.xml'), 'locale');
      const languages = (tags) => tags.map((tag) => tag.split('-')[0]);
      return notSame('language', languages(offered), languages(locales));
    },
  },
  {
    name: 'icons: adaptive, round, themed',
    problems: async ({ application: { attributes }, names, file }) => {
      const icons = { icon: 'mipmap/ic_launcher', roundIcon: 'mipmap/ic_launcher_round' };
      const found = Object.entries(icons).flatMap(([key, name]) =>
        differs(key, names.get(attributes[key]), name),
      );
      if (found.length > 0) return found;
      const layers = Object.values(icons).map(async (name) => {
        const { tag, children } = await file(`res/${name.replace('/', '-anydpi-v26/')}.xml`);
        const parts = [tag, ...children.map((child) => child.tag)];
        return notSame(`${name}:`, parts, [
          'adaptive-icon',
          'background',
          'foreground',
          'monochrome',
        ]);
      });
      return (await Promise.all(layers)).flat();
    },
  },
  {
    name: 'a splash in the app’s colour, by day, by night, before and since Android 12',
    problems: ({ application, names, resources }) => {
      const theme = names.get(application.attributes.theme);
      const blocks = resources.split(/^ {4}resource 0x[\da-f]{8} /m);
      const block = (name) => blocks.find((text) => text.startsWith(`${name}\n`)) ?? '';
      const ground = block('color/splash_ground');
      const styles = block(theme).split(/^ {6}\(/m);
      const of = (config) => styles.find((style) => style.startsWith(`${config})`)) ?? '';
      return [
        ...lacks('the splash by day', ground, '() @color/brand'),
        ...lacks('the splash by night', ground, '(night) #ff14110e'),
        // windowBackground; windowSplashScreenBackground, windowSplashScreenAnimatedIcon.
        ...lacks('the theme', of(''), '0x01010054=@drawable/splash'),
        ...lacks('the theme since Android 12', of('v31'), '0x01010054=@drawable/splash'),
        ...lacks('the theme since Android 12', of('v31'), '0x0101062c=@color/splash_ground'),
        ...lacks('the theme since Android 12', of('v31'), '0x0101062d=@drawable/splash_mark'),
      ];
    },
  },
  {
    name: 'files are lent one by one, from two folders',
    problems: async ({ application, file }, { identifier }) => {
      const provider = namedIn(application, 'provider', 'androidx.core.content.FileProvider');
      const paths = (await file('res/xml/file_paths.xml')).children;
      return [
        ...differs('authority', provider?.authorities, `${identifier}.fileprovider`),
        ...differs('granted', provider?.grantUriPermissions, 'true'),
        ...notSame(
          'folder',
          paths.map(({ tag, attributes: { path } }) => `${tag} ${path}`),
          ['external-files-path Pictures/', 'cache-path shared/'],
        ),
      ];
    },
  },
  {
    name: 'the barcode model comes with the app',
    problems: ({ application }) => {
      const told = namedIn(application, 'meta-data', 'com.google.mlkit.vision.DEPENDENCIES');
      // Otherwise the first scan waits for an invisible download (tauri.md 1.2).
      return differs('model', told?.value, 'barcode');
    },
  },
];

function linkInWords(isVerified, schemes, hosts, paths) {
  const list = (values) => values.toSorted().join(',');
  return `${list(schemes)}://${list(hosts)} [${list(paths)}]${isVerified ? ' verified' : ''}`;
}

function componentsOf(application) {
  return application.children.filter(({ tag }) => COMPONENTS.has(tag));
}

function all(element, tag) {
  return element.children.filter((child) => child.tag === tag);
}

function attributesOf(element, tag) {
  return all(element, tag).map(({ attributes }) => attributes);
}

function namesOf(element, tag) {
  return attributesOf(element, tag).map(({ name }) => name);
}

function namedIn(element, tag, wanted) {
  return attributesOf(element, tag).find(({ name }) => name === wanted);
}

export function only(element, tag) {
  const found = all(element, tag);
  if (found.length !== 1) throw new Error(`${found.length} <${tag}> in <${element.tag}>`);
  return found[0];
}

function differs(what, found, wanted) {
  return found === wanted ? [] : [`${what} is ${found}, not ${wanted}`];
}

function lacks(what, text, part) {
  return text.includes(part) ? [] : [`${what} lacks ${part}`];
}

/** Compares as sets, and reports duplicates. */
function notSame(what, found, wanted) {
  const extra = found.filter((value) => !wanted.includes(value));
  const missing = wanted.filter((value) => !found.includes(value));
  const twice = found.filter((value, index) => found.indexOf(value) !== index);
  return Object.entries({ 'too much': extra, missing, twice }).flatMap(([word, values]) =>
    values.map((value) => `${what} ${word}: ${value}`),
  );
}
