/**
 * What the merged manifest must say, read from the package that aapt2 has linked. Each rule counts as
 * one check. Lists are exact: what is new is added to tests/phones/expected-manifest.json, with its
 * reason in the commit. Security A.3, T10.
 *
 * @typedef {import('./aapt2.mjs').Element} Element
 * @typedef {object} Package
 * @property {Element} manifest
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
        ...differs('package', manifest.attributes['package'], identifier),
        ...differs('minSdkVersion', sdks['android:minSdkVersion'], minSdk),
        ...differs('targetSdkVersion', sdks['android:targetSdkVersion'], targetSdk),
      ];
    },
  },
  {
    name: 'permissions and features, and no more',
    problems: ({ manifest, isReal }, { permissions, features, identifier }) => {
      const asked = all(manifest, 'uses-permission').map(({ attributes }) => {
        const until = attributes['android:maxSdkVersion'];
        return attributes['android:name'] + (until === undefined ? '' : ` up to ${until}`);
      });
      // AndroidX guards its own receivers by a permission of the app's name.
      const own = `${identifier}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION`;
      const wanted = all(manifest, 'uses-feature').map(
        ({ attributes }) =>
          attributes['android:name'] +
          (attributes['android:required'] === 'false' ? ' optional' : ' required'),
      );
      return [
        ...notSame('permission', asked, isReal ? [...permissions, own] : permissions),
        ...notSame('feature', wanted, features),
      ];
    },
  },
  {
    name: 'one exported component: the activity',
    problems: ({ manifest, isReal }, { components, identifier }) => {
      const found = componentsOf(manifest);
      const named = found.map(({ tag, attributes }) => `${tag} ${attributes['android:name']}`);
      const exported = found
        .filter(({ attributes }) => attributes['android:exported'] === 'true')
        // What only the phone itself may call is not open to other apps.
        .filter(({ attributes }) => attributes['android:permission'] !== 'android.permission.DUMP')
        .map(({ attributes }) => attributes['android:name']);
      const silent = found
        .filter((component) => all(component, 'intent-filter').length > 0)
        .filter(({ attributes }) => attributes['android:exported'] === undefined);
      return [
        ...notSame('exported', exported, [`${identifier}.MainActivity`]),
        ...(isReal ? [] : notSame('component', named, components)),
        ...silent.map(({ attributes }) => `${attributes['android:name']} does not say exported`),
      ];
    },
  },
  {
    name: 'no cleartext, not debuggable',
    problems: ({ manifest }) => {
      const { attributes } = only(manifest, 'application');
      return [
        ...differs('usesCleartextTraffic', attributes['android:usesCleartextTraffic'], 'false'),
        ...(attributes['android:debuggable'] === 'true' ? ['debuggable'] : []),
        ...(attributes['android:networkSecurityConfig'] ? ['a networkSecurityConfig'] : []),
      ];
    },
  },
  {
    name: 'no backup, no transfer to another phone',
    problems: async ({ manifest, names, file }) => {
      const { attributes } = only(manifest, 'application');
      const extraction = names.get(attributes['android:dataExtractionRules']);
      const found = [
        ...differs('allowBackup', attributes['android:allowBackup'], 'false'),
        ...differs('fullBackupContent', attributes['android:fullBackupContent'], 'false'),
        ...differs('dataExtractionRules', extraction, 'xml/data_extraction_rules'),
      ];
      if (found.length > 0) return found;
      const rulesOfFile = await file('res/xml/data_extraction_rules.xml');
      return ['cloud-backup', 'device-transfer'].flatMap((way) =>
        notSame(
          `left out of ${way}`,
          all(only(rulesOfFile, way), 'exclude').map(({ attributes }) => attributes['domain']),
          ['root', 'file', 'database', 'sharedpref', 'external'],
        ),
      );
    },
  },
  {
    name: 'links as in tauri.conf.json, each host verified',
    problems: ({ manifest }, { links }) => {
      const told = filtersOf(manifest, 'android.intent.action.VIEW').map((filter) => {
        const data = (key) =>
          all(filter, 'data')
            .map(({ attributes }) => attributes[`android:${key}`])
            .filter((value) => value !== undefined);
        const isVerified = filter.attributes['android:autoVerify'] === 'true';
        return linkInWords(isVerified, data('scheme'), data('host'), [
          ...data('path'),
          ...data('pathPrefix').map((prefix) => `${prefix}…`),
          ...data('pathPattern'),
          ...data('pathSuffix'),
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
      const seen = all(manifest, 'queries').flatMap(({ children }) =>
        children.map(
          (child) =>
            (child.tag === 'intent' ? only(child, 'action') : child).attributes['android:name'],
        ),
      );
      return isReal
        ? queries.filter((name) => !seen.includes(name)).map((name) => `queries lacks ${name}`)
        : notSame('query', seen, queries);
    },
  },
  {
    name: 'the activity keeps its page and makes room for the keyboard',
    problems: ({ manifest }, { configChanges }) => {
      const activity = all(only(manifest, 'application'), 'activity')[0];
      const bits = Number(activity.attributes['android:configChanges'] ?? 0) >>> 0;
      const kept = Object.entries(CONFIG_BITS).filter(([, bit]) => (bits & bit) !== 0);
      const keyboard = Number(activity.attributes['android:windowSoftInputMode'] ?? 0);
      return [
        ...notSame(
          'configChanges',
          kept.map(([name]) => name),
          configChanges,
        ),
        ...differs('adjustResize', keyboard & ADJUST_MASK, ADJUST_RESIZE),
        ...differs('launchMode', activity.attributes['android:launchMode'], SINGLE_TASK),
      ];
    },
  },
  {
    name: 'predictive back, and a task that no other app can enter',
    problems: ({ manifest }) => {
      const { attributes } = only(manifest, 'application');
      return [
        ...differs('back', attributes['android:enableOnBackInvokedCallback'], 'true'),
        ...differs('taskAffinity', attributes['android:taskAffinity'], ''),
      ];
    },
  },
  {
    name: 'the languages of locales/ in the phone’s settings',
    problems: async ({ manifest, names, file }, { locales }) => {
      const { attributes } = only(manifest, 'application');
      const found = differs(
        'localeConfig',
        names.get(attributes['android:localeConfig']),
        'xml/locales_config',
      );
      if (found.length > 0) return found;
      const offered = all(await file('res/xml/locales_config.xml'), 'locale').map(
        (locale) => locale.attributes['android:name'].split('-')[0],
      );
      return notSame(
        'language',
        offered,
        locales.map((locale) => locale.split('-')[0]),
      );
    },
  },
  {
    name: 'icons: adaptive, round, themed',
    problems: async ({ manifest, names, file }) => {
      const { attributes } = only(manifest, 'application');
      const icons = [
        ['icon', 'mipmap/ic_launcher'],
        ['roundIcon', 'mipmap/ic_launcher_round'],
      ];
      const found = icons.flatMap(([key, name]) =>
        differs(key, names.get(attributes[`android:${key}`]), name),
      );
      if (found.length > 0) return found;
      const layers = icons.map(async ([, name]) => {
        const { tag, children } = await file(`res/${name.replace('/', '-anydpi-v26/')}.xml`);
        return notSame(
          `${name}:`,
          [tag, ...children.map((child) => child.tag)],
          ['adaptive-icon', 'background', 'foreground', 'monochrome'],
        );
      });
      return (await Promise.all(layers)).flat();
    },
  },
  {
    name: 'a splash in the app’s colour, by day, by night, before and since Android 12',
    problems: ({ manifest, names, resources }) => {
      const theme = names.get(only(manifest, 'application').attributes['android:theme']);
      const blocks = new Map(
        resources.split(/^ {4}resource 0x[\da-f]{8} /m).map((block) => {
          const [name, ...lines] = block.split('\n');
          return [name.trim(), lines.join('\n')];
        }),
      );
      const ground = blocks.get('color/splash_ground') ?? '';
      const styles = (blocks.get(theme) ?? '').split(/^ {6}\(/m);
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
    problems: async ({ manifest, file }, { identifier }) => {
      const provider = all(only(manifest, 'application'), 'provider').find(
        ({ attributes }) => attributes['android:name'] === 'androidx.core.content.FileProvider',
      );
      const paths = (await file('res/xml/file_paths.xml')).children;
      const authority = provider?.attributes['android:authorities'];
      return [
        ...differs('authority', authority, `${identifier}.fileprovider`),
        ...differs('granted', provider?.attributes['android:grantUriPermissions'], 'true'),
        ...notSame(
          'folder',
          paths.map(({ tag, attributes }) => `${tag} ${attributes['path']}`),
          ['external-files-path Pictures/', 'cache-path shared/'],
        ),
      ];
    },
  },
  {
    name: 'the barcode model comes with the app',
    problems: ({ manifest }) => {
      const told = all(only(manifest, 'application'), 'meta-data').find(
        ({ attributes }) => attributes['android:name'] === 'com.google.mlkit.vision.DEPENDENCIES',
      );
      // Or the first scan waits for a download that nobody sees (tauri.md 1.2).
      return differs('model', told?.attributes['android:value'], 'barcode');
    },
  },
];

function linkInWords(isVerified, schemes, hosts, paths) {
  const list = (values) => values.toSorted().join(',');
  return `${list(schemes)}://${list(hosts)} [${list(paths)}]${isVerified ? ' verified' : ''}`;
}

function filtersOf(manifest, action) {
  return componentsOf(manifest)
    .flatMap((component) => all(component, 'intent-filter'))
    .filter((filter) =>
      all(filter, 'action').some(({ attributes }) => attributes['android:name'] === action),
    );
}

function componentsOf(manifest) {
  return only(manifest, 'application').children.filter(({ tag }) => COMPONENTS.has(tag));
}

function all(element, tag) {
  return element.children.filter((child) => child.tag === tag);
}

function only(element, tag) {
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

/** As sets: what is too much and what is missing, one by one. */
function notSame(what, found, wanted) {
  return [
    ...found
      .filter((value) => !wanted.includes(value))
      .map((value) => `${what} too much: ${value}`),
    ...wanted.filter((value) => !found.includes(value)).map((value) => `${what} missing: ${value}`),
    ...found
      .filter((value, index) => found.indexOf(value) !== index)
      .map((value) => `${what} twice: ${value}`),
  ];
}
