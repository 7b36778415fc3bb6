// @vitest-environment node
/**
 * The rules of `npm run check:phones` for the Android manifest: each finds its own mistake and no
 * other's. The real manifest is checked there, with aapt2.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../tools/phones/manifest-rules.mjs';

const APP = 'id.jajan.app';

const element = (tag, attributes = {}, ...children) => ({ tag, attributes, children });
const named = (tag, name, ...children) => element(tag, { name }, ...children);

const expected = {
  permissions: ['a.INTERNET', 'a.VIBRATE up to 25'],
  features: ['camera optional'],
  queries: ['com.whatsapp', 'camera.CAPTURE'],
  components: [`activity ${APP}.MainActivity`, 'provider androidx.core.content.FileProvider'],
  configChanges: ['locale', 'fontScale'],
  identifier: APP,
  links: [
    { scheme: ['https'], host: 'jajan.example', path: ['/menuQR'], pathPrefix: ['/platform/'] },
    { scheme: ['jajan'], appLink: false },
  ],
  minSdk: '24',
  targetSdk: '37',
  locales: ['en-US', 'id-ID'],
};

/** A manifest that passes all rules; each mistake is put into a fresh copy. */
function good() {
  const view = (attributes, ...data) =>
    element(
      'intent-filter',
      attributes,
      named('action', 'android.intent.action.VIEW'),
      ...data.map((one) => element('data', one)),
    );
  const activity = element(
    'activity',
    {
      name: `${APP}.MainActivity`,
      exported: 'true',
      launchMode: '2',
      configChanges: '0x40000004',
      windowSoftInputMode: '0x00000010',
    },
    view(
      { autoVerify: 'true' },
      { scheme: 'https' },
      { host: 'jajan.example' },
      { pathPrefix: '/platform/' },
      { path: '/menuQR' },
    ),
    view({}, { scheme: 'jajan' }),
  );
  const provider = element('provider', {
    name: 'androidx.core.content.FileProvider',
    exported: 'false',
    authorities: `${APP}.fileprovider`,
    grantUriPermissions: 'true',
  });
  const model = element('meta-data', {
    name: 'com.google.mlkit.vision.DEPENDENCIES',
    value: 'barcode',
  });
  const application = element(
    'application',
    {
      allowBackup: 'false',
      fullBackupContent: 'false',
      dataExtractionRules: '@1',
      localeConfig: '@2',
      icon: '@3',
      roundIcon: '@4',
      theme: '@5',
      usesCleartextTraffic: 'false',
      enableOnBackInvokedCallback: 'true',
      taskAffinity: '',
    },
    activity,
    provider,
    model,
  );
  const domains = ['root', 'file', 'database', 'sharedpref', 'external'].map((domain) =>
    element('exclude', { domain }),
  );
  const icon = element(
    'adaptive-icon',
    {},
    ...['background', 'foreground', 'monochrome'].map((tag) => element(tag)),
  );
  const files = {
    'res/xml/data_extraction_rules.xml': element(
      'data-extraction-rules',
      {},
      element('cloud-backup', {}, ...domains),
      element('device-transfer', {}, ...domains),
    ),
    'res/xml/locales_config.xml': element(
      'locale-config',
      {},
      named('locale', 'id'),
      named('locale', 'en'),
    ),
    'res/xml/file_paths.xml': element(
      'paths',
      {},
      element('external-files-path', { path: 'Pictures/' }),
      element('cache-path', { path: 'shared/' }),
    ),
    'res/mipmap-anydpi-v26/ic_launcher.xml': icon,
    'res/mipmap-anydpi-v26/ic_launcher_round.xml': structuredClone(icon),
  };
  return {
    manifest: element(
      'manifest',
      { package: APP },
      element('uses-sdk', { minSdkVersion: '24', targetSdkVersion: '37' }),
      named('uses-permission', 'a.INTERNET'),
      element('uses-permission', { name: 'a.VIBRATE', maxSdkVersion: '25' }),
      element('uses-feature', { name: 'camera', required: 'false' }),
      element(
        'queries',
        {},
        element('intent', {}, named('action', 'camera.CAPTURE')),
        named('package', 'com.whatsapp'),
      ),
      application,
    ),
    application,
    activity,
    provider,
    model,
    names: new Map([
      ['@1', 'xml/data_extraction_rules'],
      ['@2', 'xml/locales_config'],
      ['@3', 'mipmap/ic_launcher'],
      ['@4', 'mipmap/ic_launcher_round'],
      ['@5', 'style/Theme.jajan'],
    ]),
    resources: [
      '    resource 0x7f010003 color/splash_ground',
      '      () @color/brand',
      '      (night) #ff14110e',
      '    resource 0x7f060001 style/Theme.jajan',
      '      () (style) size=1',
      '        0x01010054=@drawable/splash',
      '      (v31) (style) size=3',
      '        0x01010054=@drawable/splash',
      '        0x0101062c=@color/splash_ground',
      '        0x0101062d=@drawable/splash_mark',
    ].join('\n'),
    files,
    file: (path) => Promise.resolve(files[path]),
    isReal: false,
  };
}

async function problemsOf(made) {
  const found = await Promise.all(
    rules.map(async ({ name, problems }) => (await problems(made, expected)).map((p) => [name, p])),
  );
  return found.flat();
}

/** @type {[string, (made: ReturnType<typeof good>) => void, string][]} */
const MISTAKES = [
  ['another identifier', (it) => (it.manifest.attributes.package = 'x'), 'package is x, not'],
  [
    'a permission more',
    (it) => it.manifest.children.push(named('uses-permission', 'a.READ_CONTACTS')),
    'permission too much: a.READ_CONTACTS',
  ],
  [
    'a permission less',
    (it) => it.manifest.children.splice(1, 1),
    'permission missing: a.INTERNET',
  ],
  [
    'a required camera',
    (it) => (it.manifest.children[3].attributes.required = 'true'),
    'feature too much: camera required',
  ],
  [
    'an exported activity more',
    (it) =>
      it.application.children.push(element('activity', { name: 'x.Debug', exported: 'true' })),
    'exported too much: x.Debug',
  ],
  [
    'a component that nobody expects',
    (it) => it.application.children.push(named('service', 'x.Sync')),
    'component too much: service x.Sync',
  ],
  [
    'a filter on a component that does not say whether it is exported',
    (it) => {
      it.provider.children.push(element('intent-filter'));
      delete it.provider.attributes.exported;
    },
    'FileProvider does not say exported',
  ],
  [
    'cleartext',
    (it) => (it.application.attributes.usesCleartextTraffic = 'true'),
    'usesCleartextTraffic is true',
  ],
  ['a debuggable release', (it) => (it.application.attributes.debuggable = 'true'), 'debuggable'],
  ['backup', (it) => (it.application.attributes.allowBackup = 'true'), 'allowBackup is'],
  [
    'a transfer of preferences',
    (it) => it.files['res/xml/data_extraction_rules.xml'].children[1].children.splice(3, 1),
    'left out of device-transfer missing: sharedpref',
  ],
  [
    'a host that is not verified',
    (it) => delete it.activity.children[0].attributes.autoVerify,
    'link missing: https://jajan.example [/menuQR,/platform/…] verified',
  ],
  [
    'a foreign host',
    (it) => (it.activity.children[0].children[2].attributes.host = 'evil.example'),
    'link too much: https://evil.example',
  ],
  [
    'a wider path',
    (it) => (it.activity.children[0].children[3].attributes.pathPrefix = '/'),
    'link too much: https://jajan.example [/menuQR,/…]',
  ],
  [
    'no look at WhatsApp',
    (it) => it.manifest.children[4].children.pop(),
    'query missing: com.whatsapp',
  ],
  [
    'a page that is lost when the text grows',
    (it) => (it.activity.attributes.configChanges = '0x4'),
    'configChanges missing: fontScale',
  ],
  [
    'a keyboard over the field',
    (it) => (it.activity.attributes.windowSoftInputMode = '0x20'),
    'adjustResize is 32',
  ],
  ['two tasks', (it) => (it.activity.attributes.launchMode = '0'), 'launchMode is 0, not 2'],
  [
    'back of old',
    (it) => delete it.application.attributes.enableOnBackInvokedCallback,
    'back is undefined',
  ],
  [
    'a language less',
    (it) => it.files['res/xml/locales_config.xml'].children.pop(),
    'language missing: en',
  ],
  [
    'no themed icon',
    (it) => it.files['res/mipmap-anydpi-v26/ic_launcher.xml'].children.pop(),
    'mipmap/ic_launcher: missing: monochrome',
  ],
  [
    'a white splash since Android 12',
    (it) => (it.resources = it.resources.replace('0x0101062c', '0x0101062e')),
    'since Android 12 lacks 0x0101062c',
  ],
  [
    'a bright splash by night',
    (it) => (it.resources = it.resources.replace('(night) #ff14110e', '')),
    'the splash by night lacks',
  ],
  [
    'the whole storage for others',
    (it) =>
      it.files['res/xml/file_paths.xml'].children.push(element('external-path', { path: '.' })),
    'folder too much: external-path .',
  ],
  [
    'a photo that nobody may read',
    (it) => delete it.provider.attributes.grantUriPermissions,
    'granted is undefined',
  ],
  [
    'a scanner that loads its model at the first scan',
    (it) => (it.model.attributes.value = 'ocr'),
    'model is ocr',
  ],
];

describe('the rules', () => {
  it('accept a correct manifest', async () => {
    expect(await problemsOf(good())).toEqual([]);
  });

  it.each(MISTAKES)('see %s', async (_, mistake, message) => {
    const made = good();
    mistake(made);
    const found = await problemsOf(made);
    expect(found.map(([, problem]) => problem).join('\n')).toContain(message);
    expect(new Set(found.map(([rule]) => rule)).size).toBe(1);
  });

  it('each find their mistake', async () => {
    const seen = new Set();
    for (const [, mistake] of MISTAKES) {
      const made = good();
      mistake(made);
      for (const [rule] of await problemsOf(made)) seen.add(rule);
    }
    expect(rules.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });

  it('allow what libraries of a real package need', async () => {
    const made = { ...good(), isReal: true };
    made.manifest.children.push(
      named('uses-permission', `${APP}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION`),
    );
    made.application.children.push(
      element('receiver', {
        name: 'androidx.profileinstaller.ProfileInstallReceiver',
        exported: 'true',
        permission: 'android.permission.DUMP',
      }),
    );
    expect(await problemsOf(made)).toEqual([]);
  });
});

describe('the list of permissions', () => {
  it('is documented in gen/README.md with reasons', () => {
    const { permissions } = JSON.parse(readFileSync('tests/phones/expected-manifest.json', 'utf8'));
    const readme = readFileSync('gen/README.md', 'utf8');
    for (const permission of permissions) {
      const short = permission.split(' ')[0].replace('android.permission.', '');
      expect(readme).toContain(`| \`${short}\` |`);
    }
  });
});
