// @vitest-environment node
/**
 * Shortcuts of the app's icon: Android's, Apple's and the installed web app's are the same three ways in.
 * Each is a link, and the app opens no other than those that it lets through from outside.
 */
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { readFileSync } from 'node:fs';
import { parse as parsePlist, parseOpenStep } from 'plist';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { resolveLink } from '../../src/features/links/resolve-link.ts';

const RES = 'gen/android/app/src/main/res';
const APPLE = 'gen/apple';
const read = (path) => readFileSync(path, 'utf8');
const elements = (path, tag) => [
  ...new DOMParser({ onError: onWarningStopParsing })
    .parseFromString(read(path), 'text/xml')
    .getElementsByTagName(tag),
];

const WAYS = [
  { name: 'vouchers', path: '/platform/myCouponList' },
  { name: 'scan', path: '/platform/home?scan=1' },
  { name: 'search', path: '/platform/searchDishes' },
];
const LANGUAGES = [
  { android: 'values', apple: 'id' },
  { android: 'values-en', apple: 'en' },
  { android: 'values-zh', apple: 'zh-Hans' },
];

const android = elements(`${RES}/xml/shortcuts.xml`, 'shortcut').map((shortcut) => {
  const [intent] = shortcut.getElementsByTagName('intent');
  return {
    name: shortcut.getAttribute('android:shortcutId'),
    label: shortcut.getAttribute('android:shortcutShortLabel'),
    icon: shortcut.getAttribute('android:icon'),
    link: intent.getAttribute('android:data'),
    target: `${intent.getAttribute('android:targetPackage')} ${intent.getAttribute('android:targetClass')}`,
  };
});
const info = parsePlist(read(`${APPLE}/jajan_iOS/Info.plist`));
const indonesian = read(`${APPLE}/jajan_iOS/id.lproj/InfoPlist.strings`);
const web = JSON.parse(read('public/manifest.webmanifest')).shortcuts;

it('are the same on both systems and on the web', () => {
  expect(android.map(({ name, link }) => ({ name, path: link.replace('jajan:/', '') }))).toEqual(
    WAYS,
  );
  expect(info.UIApplicationShortcutItems.map((item) => item.UIApplicationShortcutItemType)).toEqual(
    WAYS.map(({ path }) => path),
  );
  expect(web.map(({ url }) => url)).toEqual(WAYS.map(({ path }) => path));
});

it('each open a page that links from outside may open', () => {
  for (const { path } of WAYS) {
    const [pathname, search] = path.split('?');
    const to = { pathname, search: search ? `?${search}` : '' };
    expect(resolveLink(`jajan:/${path}`, 'deep-link'), path).toEqual({ kind: 'route', to });
    expect(resolveLink(path, 'address'), path).toEqual({ kind: 'route', to });
  }
});

it('open this app and no other', () => {
  const { identifier } = JSON.parse(read('tauri.conf.json'));
  for (const { target } of android) expect(target).toBe(`${identifier} ${identifier}.MainActivity`);
  expect(read('gen/android/app/src/main/AndroidManifest.xml')).toMatch(
    /android:name="android\.app\.shortcuts"\s+android:resource="@xml\/shortcuts"/,
  );
});

it('have the same name everywhere, in three languages, and a drawing', () => {
  const titles = info.UIApplicationShortcutItems.map((item) => item.UIApplicationShortcutItemTitle);
  for (const language of LANGUAGES) {
    const ofAndroid = Object.fromEntries(
      elements(`${RES}/${language.android}/strings.xml`, 'string').map((text) => [
        text.getAttribute('name'),
        text.textContent,
      ]),
    );
    const ofApple = parseOpenStep(
      `{${read(`${APPLE}/jajan_iOS/${language.apple}.lproj/InfoPlist.strings`)}}`,
    );
    const names = android.map(({ label }) => ofAndroid[label.replace('@string/', '')]);
    expect(names).toEqual(titles.map((title) => ofApple[title]));
    // Android cuts a longer one.
    for (const name of names) expect(name).toMatch(/^.{1,15}$/u);
  }
  // The manifest has one language, the app's first.
  expect(web.map(({ name }) => `"${name}"`)).toEqual(
    titles.map((title) => new RegExp(`"${title}" = (".*");`).exec(indonesian)?.[1]),
  );
  for (const { icon } of android)
    expect(read(`${RES}/${icon.replace('@', '')}.xml`)).toContain('<vector');
});

it('are written into the Apple project as into its Info.plist', () => {
  const project = parseYaml(read(`${APPLE}/project.yml`));
  const { properties } = project.targets.jajan_iOS.info;
  expect(info.UIApplicationShortcutItems).toEqual(properties.UIApplicationShortcutItems);
});
