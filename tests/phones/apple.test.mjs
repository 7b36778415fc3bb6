// @vitest-environment node
/**
 * The Apple project, read as data. It is written by hand, because Tauri's CLI generates one on a Mac
 * only; so every value that also stands in another file is compared here. Security T11.
 */
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parsePlist, parseOpenStep } from 'plist';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

const APPLE = 'gen/apple';
const read = (...path) => readFileSync(join(...path), 'utf8');
/** @returns {Record<string, any>} */
const plist = (...path) => /** @type {Record<string, any>} */ (parsePlist(read(...path)));

const config = JSON.parse(read('tauri.conf.json'));
const links = config.plugins['deep-link'].mobile;
const project = parseYaml(read(APPLE, 'project.yml'), { strict: true, uniqueKeys: true });
const target = project.targets.jajan_iOS;
const info = plist(APPLE, 'jajan_iOS/Info.plist');
const ofRoot = plist('Info.ios.plist');
const sentences = Object.fromEntries(
  ['id', 'en', 'zh-Hans'].map((language) => [
    language,
    // A file of strings is a dictionary without its braces.
    parseOpenStep(`{${read(APPLE, `jajan_iOS/${language}.lproj/InfoPlist.strings`)}}`),
  ]),
);

describe('the project', () => {
  it('is this app, in this version, for these iPhones', () => {
    expect(project.name).toBe(/^name = "(.*)"$/m.exec(read('Cargo.toml'))?.[1]);
    expect(Object.keys(project.targets)).toEqual([`${project.name}_iOS`]);
    expect(project.settingGroups.app.base).toEqual({
      PRODUCT_NAME: config.productName,
      PRODUCT_BUNDLE_IDENTIFIER: config.identifier,
    });
    const { version } = JSON.parse(read('package.json'));
    expect(info.CFBundleShortVersionString).toBe(version);
    expect(info.CFBundleVersion).toBe(version);
    expect(project.options.deploymentTarget.iOS).toBe(config.bundle.iOS.minimumSystemVersion);
    expect(target.settings.base.ARCHS).toEqual(['arm64']);
  });

  it('is built by this repository’s command line tool and links its output', () => {
    const [build] = target.preBuildScripts;
    const packages = JSON.parse(read('package.json'));
    expect(build.script).toMatch(/^npm run -- tauri ios xcode-script -v --platform /);
    expect(packages.scripts.tauri).toBe('tauri');
    for (const output of build.outputFiles) expect(output).toMatch(/\/libapp\.a$/);
    expect(target.dependencies[0]).toEqual({ framework: 'libapp.a', embed: false });
    const main = read(APPLE, `Sources/${project.name}/main.mm`);
    expect(main).toContain('start_app();');
    expect(read(APPLE, `Sources/${project.name}/bindings/bindings.h`)).toContain(
      'extern "C" void start_app();',
    );
  });

  it('links every framework that the host plugin calls', () => {
    const linked = new Set(target.dependencies.map(({ sdk }) => sdk?.toLowerCase()));
    const called = [
      ...read('src-tauri/plugins/host/Cargo.toml').matchAll(
        /^(?:objc2-([\w-]+)|(security)-framework) = /gm,
      ),
    ].map(([, objc, security]) => (objc ?? security).replaceAll('-', ''));
    expect(called).toContain('corelocation');
    expect(called.filter((name) => !linked.has(`${name}.framework`))).toEqual([]);
  });

  it('contains every file of its folder', () => {
    const paths = target.sources.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'Sources',
        'Assets.xcassets',
        'jajan_iOS',
        'LaunchScreen.storyboard',
      ]),
    );
    expect(readdirSync(join(APPLE, 'jajan_iOS')).toSorted()).toEqual([
      'Info.plist',
      'PrivacyInfo.xcprivacy',
      'en.lproj',
      'id.lproj',
      'jajan_iOS.entitlements',
      'zh-Hans.lproj',
    ]);
  });
});

describe('Info.plist', () => {
  it('matches what xcodegen and the command line tool generate', () => {
    expect(info).toEqual({
      CFBundleDevelopmentRegion: '$(DEVELOPMENT_LANGUAGE)',
      CFBundleExecutable: '$(EXECUTABLE_NAME)',
      CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
      CFBundleInfoDictionaryVersion: '6.0',
      CFBundleName: '$(PRODUCT_NAME)',
      CFBundlePackageType: 'APPL',
      ...target.info.properties,
      ...ofRoot,
    });
  });

  it('takes the schemes of tauri.conf.json and no others', () => {
    const schemes = links.flatMap(({ scheme }) => scheme).filter((name) => !/^https?$/.test(name));
    expect(info.CFBundleURLTypes.flatMap((type) => type.CFBundleURLSchemes)).toEqual(schemes);
    expect(info.CFBundleURLTypes[0].CFBundleURLName).toBe(
      `$(PRODUCT_BUNDLE_IDENTIFIER).${schemes[0]}`,
    );
  });

  it('may query for WhatsApp, and for nothing else', () => {
    expect(ofRoot.LSApplicationQueriesSchemes).toEqual(['whatsapp']);
  });

  it('weakens nothing and requests only permissions that the app uses', () => {
    const keys = Object.keys(info);
    expect(keys.filter((key) => key.endsWith('UsageDescription')).toSorted()).toEqual([
      'NSCameraUsageDescription',
      'NSLocationWhenInUseUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ]);
    const loose = ['NSAppTransportSecurity', 'UIBackgroundModes', 'UIFileSharingEnabled'];
    // With a scene manifest tao drops the link that starts the app (tauri.md 3).
    expect(keys.filter((key) => [...loose, 'UIApplicationSceneManifest'].includes(key))).toEqual(
      [],
    );
    expect(info.ITSAppUsesNonExemptEncryption).toBe(false);
  });
});

describe('the sentences of the permission dialogs', () => {
  const asked = Object.keys(ofRoot).filter((key) => key.endsWith('UsageDescription'));

  it('exist in the app’s languages', () => {
    const languages = readdirSync('locales').map((locale) =>
      locale.startsWith('zh') ? 'zh-Hans' : locale.split('-')[0],
    );
    expect(languages.toSorted()).toEqual(Object.keys(sentences).toSorted());
    expect(info.CFBundleLocalizations.toSorted()).toEqual(languages.toSorted());
    expect(project.options.developmentLanguage).toBe('id');
    for (const texts of Object.values(sentences))
      expect(
        Object.keys(texts)
          .filter((key) => key.startsWith('NS'))
          .toSorted(),
      ).toEqual(asked.toSorted());
  });

  it.each(asked)('%s is a sentence of its own language', (key) => {
    expect(sentences['id'][key]).toBe(ofRoot[key]);
    expect(sentences['id'][key]).toMatch(/^\p{Lu}[^\p{Script=Han}]{20,}\.$/u);
    expect(sentences['en'][key]).toMatch(/^\p{Lu}[^\p{Script=Han}]{20,}\.$/u);
    expect(sentences['en'][key]).not.toBe(sentences['id'][key]);
    expect(sentences['zh-Hans'][key]).toMatch(/^[\p{Script=Han}，、“”]{8,}。$/u);
  });
});

describe('entitlements', () => {
  const entitlements = plist(APPLE, 'jajan_iOS/jajan_iOS.entitlements');

  it('are the hosts of tauri.conf.json and nothing else', () => {
    const hosts = links.flatMap(({ host }) => (host === undefined ? [] : [`applinks:${host}`]));
    expect(hosts.length).toBeGreaterThan(0);
    expect(entitlements).toEqual({ 'com.apple.developer.associated-domains': hosts });
  });

  it('are unchanged when regenerated', () => {
    expect(target.entitlements).toEqual({
      path: 'jajan_iOS/jajan_iOS.entitlements',
      properties: entitlements,
    });
  });
});

/** From Apple's "Describing use of required reason API": what we may call, and our reason for it. */
const REASONS = {
  NSPrivacyAccessedAPICategoryFileTimestamp: 'C617.1',
  NSPrivacyAccessedAPICategorySystemBootTime: '35F9.1',
  NSPrivacyAccessedAPICategoryUserDefaults: 'CA92.1',
};

describe('the privacy manifest', () => {
  const privacy = plist(APPLE, 'jajan_iOS/PrivacyInfo.xcprivacy');

  it('declares no tracking', () => {
    expect(privacy.NSPrivacyTracking).toBe(false);
    expect(privacy.NSPrivacyTrackingDomains).toEqual([]);
    for (const type of privacy.NSPrivacyCollectedDataTypes)
      expect(type.NSPrivacyCollectedDataTypeTracking).toBe(false);
  });

  it('lists each collected data type once, with a purpose', () => {
    const types = privacy.NSPrivacyCollectedDataTypes.map((type) =>
      type.NSPrivacyCollectedDataType.replace('NSPrivacyCollectedDataType', ''),
    );
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(
      expect.arrayContaining([
        'PreciseLocation',
        'CoarseLocation',
        'PhoneNumber',
        'UserID',
        'DeviceID',
      ]),
    );
    for (const type of privacy.NSPrivacyCollectedDataTypes) {
      expect(typeof type.NSPrivacyCollectedDataTypeLinked).toBe('boolean');
      for (const purpose of type.NSPrivacyCollectedDataTypePurposes)
        expect(purpose).toMatch(
          /^NSPrivacyCollectedDataTypePurpose(?:AppFunctionality|Analytics)$/,
        );
    }
  });

  it('gives a reason for each API that requires one', () => {
    const given = privacy.NSPrivacyAccessedAPITypes.map((type) => [
      type.NSPrivacyAccessedAPIType,
      type.NSPrivacyAccessedAPITypeReasons.join(),
    ]);
    expect(Object.fromEntries(given)).toEqual(REASONS);
    expect(read('src-tauri/plugins/host/Cargo.toml')).toContain('NSUserDefaults');
  });
});

describe('a tap on a notification', () => {
  it('reaches our delegate, which is set after the official plugin’s', () => {
    // That one ends the app at a notification of an earlier start.
    const shell = read('src-tauri/src/lib.rs');
    const official = shell.indexOf('.plugin(tauri_plugin_notification::init())');
    expect(official).toBeGreaterThan(0);
    expect(shell.indexOf('.plugin(tauri_plugin_host::init())')).toBeGreaterThan(official);
    const wiring = read('src-tauri/plugins/host/src/ios/mod.rs');
    expect(wiring.slice(wiring.indexOf('.setup('))).toContain('taps::follow();');
  });
});

describe('a page whose process iOS ends', () => {
  const shell = read('src-tauri/src/lib.rs');
  const handler =
    /target_vendor = "apple"\)\]\s*let builder = \{[^}]*on_web_content_process_terminate/;

  it('is brought back: without a handler the app shows an empty screen for ever', () => {
    expect(shell).toMatch(handler);
    expect(shell.replace('.on_web_content_process_terminate', '.other')).not.toMatch(handler);
    expect(read('src-tauri/src/page_process.rs')).toContain('webview.reload()');
  });

  it('gives way to a page without a script, of the same build, in three languages', () => {
    const path = /Step::Stop => open\(webview, "\/(.+)"\)/.exec(
      read('src-tauri/src/page_process.rs'),
    );
    expect(read('tools/vite/page.ts')).toContain(`fileName: '${path[1]}'`);
    const page = read('src/app', path[1]);
    expect(page).not.toMatch(/<script|<link|url\(| on\w+=/);
    expect([...page.matchAll(/ lang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual([
      'id-ID',
      'en-US',
      'zh-CN',
    ]);
    // The one way on stays in the app.
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/']);
  });
});

describe('pictures', () => {
  const assets = join(APPLE, 'Assets.xcassets');

  it('has an icon of each size, without transparency, which the App Store refuses', () => {
    const { images } = JSON.parse(read(assets, 'AppIcon.appiconset/Contents.json'));
    expect(images.length).toBeGreaterThan(15);
    for (const { filename, size, scale } of images) {
      const file = readFileSync(join(assets, 'AppIcon.appiconset', filename));
      const pixels = Number.parseFloat(size) * Number.parseInt(scale, 10);
      // Width, height, depth and kind of colour: 2 is red, green, blue and nothing else.
      const header = [file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]];
      expect([filename, ...header]).toEqual([filename, pixels, pixels, 8, 2]);
    }
  });

  it('starts on the same background as the page and Android', () => {
    const { colors } = JSON.parse(read(assets, 'LaunchGround.colorset/Contents.json'));
    const [day, night] = colors.map(({ color: { components } }) =>
      ['red', 'green', 'blue']
        .map((part) => components[part].slice(2))
        .join('')
        .toLowerCase(),
    );
    const tokens = read('src/ui/tokens.css');
    expect(tokens).toContain(`--yellow: #${day};`);
    expect(tokens).toMatch(new RegExp(`--page: light-dark\\(#\\w+, #${night}\\);`));
    expect(colors[1].appearances).toEqual([{ appearance: 'luminosity', value: 'dark' }]);
    const android = (folder) =>
      read('gen/android/app/src/main/res', folder, 'colors.xml').toLowerCase();
    expect(android('values')).toContain(`"brand">#${day}<`);
    expect(android('values-night')).toContain(`"splash_ground">#${night}<`);
  });

  it('shows the logo while it starts, without missing files', () => {
    const storyboard = new DOMParser({ onError: onWarningStopParsing }).parseFromString(
      read(APPLE, 'LaunchScreen.storyboard'),
      'text/xml',
    );
    const values = (tag, attribute) =>
      Array.from(storyboard.getElementsByTagName(tag), (element) =>
        element.getAttribute(attribute),
      );
    expect(values('imageView', 'image')).toEqual(['LaunchMark']);
    expect(values('namedColor', 'name')).toEqual(['LaunchGround']);
    expect(storyboard.documentElement.getAttribute('launchScreen')).toBe('YES');
    expect(info.UILaunchStoryboardName).toBe('LaunchScreen');
    // Every referenced id exists.
    const ids = Array.from(storyboard.getElementsByTagName('*'), (element) =>
      element.getAttribute('id'),
    );
    const referred = ['firstItem', 'secondItem'].flatMap((end) => values('constraint', end));
    expect(ids).toEqual(expect.arrayContaining(referred.filter((id) => id !== null)));
    const { images } = JSON.parse(read(assets, 'LaunchMark.imageset/Contents.json'));
    for (const { filename } of images)
      expect(read(assets, 'LaunchMark.imageset', filename)).toContain('<svg');
  });
});
