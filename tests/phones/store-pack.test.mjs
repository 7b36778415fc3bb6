// @vitest-environment node
/**
 * The store pack, `docs/store/`: what the stores would refuse, and what would no longer be true. Its
 * answers are compared with the projects of both phones and with every request of the API.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parsePlist } from 'plist';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { pathnames } from '../../src/paths.ts';
import { COMING } from '../e2e/screens/frame.ts';
import { SCREENS } from '../e2e/screens.ts';
import { LOCALES } from '../e2e/texts.ts';
import { personalFields } from './request-fields.mjs';

const PACK = 'docs/store';
const read = (...path) => readFileSync(join(...path), 'utf8');
const json = (...path) => JSON.parse(read(...path));
/** @returns {Record<string, any>} */
const plist = (...path) => /** @type {Record<string, any>} */ (parsePlist(read(...path)));

const locales = LOCALES.map(({ locale }) => locale);
const config = json('tauri.conf.json');
const pictures = json(PACK, 'pictures.json');
const privacy = json(PACK, 'privacy.json');

/** Characters; the stricter store of each text. */
const LIMITS = {
  name: 30,
  subtitle: 30,
  shortDescription: 80,
  promotionalText: 170,
  keywords: 100,
  description: 4000,
  releaseNotes: 500,
};
/** Play's and the App Store's names of our languages. */
const STORE_LOCALES = {
  'id-ID': { play: 'id', appStore: 'id' },
  'en-US': { play: 'en-US', appStore: 'en-US' },
  'zh-CN': { play: 'zh-CN', appStore: 'zh-Hans' },
};
/** Both stores refuse emoji, ranks and calls to install beside the icon. */
const REFUSED =
  /\p{Extended_Pictographic}|[!★]|#1|\bno\. ?1\b|\b(?:best|top|free|sale|new|terbaik|gratis|termurah|nomor satu|diskon|baru)\b|最|第一|免费|特价/iu;

/** It would be wrong the day after. */
const PRICE = /\bRp ?\d|\d ?%/i;

describe('the listing', () => {
  it('exists in the languages of the app', () => {
    expect(readdirSync('locales').toSorted()).toEqual([...locales].toSorted());
    const files = locales.map((locale) => `${locale}.json`);
    expect(readdirSync(join(PACK, 'listing')).toSorted()).toEqual(files.toSorted());
  });

  it.each(locales)('%s keeps within the limits of both stores', (locale) => {
    const { locales: named, ...texts } = json(PACK, `listing/${locale}.json`);
    expect(named).toEqual(STORE_LOCALES[locale]);
    expect(Object.keys(texts)).toEqual(Object.keys(LIMITS));
    for (const [field, text] of Object.entries(texts)) {
      const { length } = [...text];
      expect(length, `${field} is empty`).toBeGreaterThan(0);
      expect(length, `${field} is too long`).toBeLessThanOrEqual(LIMITS[field]);
      expect(text, field).toBe(text.trim());
      expect(text, field).not.toMatch(PRICE);
    }
  });

  it.each(locales)('%s claims nothing that a store refuses', (locale) => {
    const { name, subtitle, shortDescription, keywords } = json(PACK, `listing/${locale}.json`);
    expect(name).toMatch(new RegExp(`^${config.productName}[:：]`, 'u'));
    for (const text of [name, subtitle, shortDescription]) expect(text).not.toMatch(REFUSED);
    const words = keywords.split(',');
    expect(words.filter((word) => word !== word.trim() || word === '')).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    // The name is searched anyway.
    const said = name.toLowerCase();
    expect(words.filter((word) => said.includes(word.toLowerCase()))).toEqual([]);
  });
});

/** Pixels, portrait. Play features no app with smaller ones or another ratio. */
const SIZES = {
  'play-phone': ['1080x1920'],
  'iphone-6.9': ['1260x2736', '1290x2796', '1320x2868'],
  'iphone-6.5': ['1242x2688', '1284x2778'],
  'ipad-13': ['2048x2732', '2064x2752'],
};

describe('the pictures', () => {
  const { rows, screens, graphic, icons } = pictures;

  it('are rows of the table of screens, as many as both stores take', () => {
    const names = new Set(SCREENS.map(({ name }) => name));
    expect(rows.filter((row) => !names.has(row))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
    // Play features an app from 4 on and takes 8; the App Store takes 10.
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.length).toBeLessThanOrEqual(8);
    // The code is secret, and nothing of the sandbox is for the public.
    expect(rows.filter((row) => /^(?:redeem|phone|scan|developer)/.test(row))).toEqual([]);
  });

  it('have a size that the stores take, which is a whole number of CSS pixels', () => {
    for (const { name, width, height, scale } of screens) {
      expect(SIZES[name], name).toContain(`${width}x${height}`);
      expect([width / scale, height / scale].every(Number.isInteger)).toBe(true);
    }
    expect(graphic).toEqual({ name: 'play-feature', width: 1024, height: 500 });
  });

  it('are made for iPads exactly when the project builds for them', () => {
    const { settings } = parseYaml(read('gen/apple/project.yml')).targets.jajan_iOS;
    // Without one, xcodegen writes both families.
    const families = String(settings.base.TARGETED_DEVICE_FAMILY ?? '1,2').split(',');
    const names = screens.map(({ name }) => name).toSorted();
    const iPads = families.includes('2') ? ['ipad-13'] : [];
    expect(names).toEqual([...iPads, 'iphone-6.5', 'iphone-6.9', 'play-phone'].toSorted());
  });

  it('are made by npm run shots -- --store', () => {
    const listed = execFileSync(
      'node_modules/.bin/playwright',
      ['test', '--config', 'tools/shots.config.ts', '--list'],
      { encoding: 'utf8', env: { ...process.env, SHOTS_ONLY: '', SHOTS_STORE: '1' } },
    );
    for (const { name } of screens)
      for (const row of rows) expect(listed).toContain(`› ${name} ${row}\n`);
    expect(listed).toContain(`Total: ${screens.length * rows.length + 1} tests in 1 file`);
  });

  it('have their icons', () => {
    const icon = readFileSync(icons.play);
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512]);
    expect(icon.length).toBeLessThanOrEqual(1024 * 1024);
    const { images } = json(icons.apple, 'Contents.json');
    expect(images.some(({ size, scale }) => size === '1024x1024' && scale === '1x')).toBe(true);
  });
});

describe('permissions', () => {
  const { android, ios } = json(PACK, 'permissions.json');
  const explained = (all) =>
    Object.entries(all).flatMap(([name, texts]) => {
      expect(Object.keys(texts), name).toEqual(locales);
      for (const text of Object.values(texts)) expect(text.trim().length).toBeGreaterThan(10);
      return new Set(Object.values(texts)).size === locales.length ? [name] : [];
    });

  it('of Android are explained, each and no other', () => {
    const { permissions } = json('tests/phones/expected-manifest.json');
    const names = permissions.map((permission) => permission.replace(/ up to \d+$/, ''));
    expect(explained(android).toSorted()).toEqual(names.toSorted());
  });

  it('of iOS are explained, each and no other', () => {
    const asked = Object.keys(plist('gen/apple/jajan_iOS/Info.plist')).filter((key) =>
      key.endsWith('UsageDescription'),
    );
    expect(explained(ios).toSorted()).toEqual(asked.toSorted());
  });
});

/** Play Console, Data safety: every type that can be declared. */
const PLAY_TYPES = [
  'Approximate location',
  'Precise location',
  'Name',
  'Email address',
  'User IDs',
  'Address',
  'Phone number',
  'Race and ethnicity',
  'Political or religious beliefs',
  'Sexual orientation',
  'Other info',
  'User payment info',
  'Purchase history',
  'Credit score',
  'Other financial info',
  'Health info',
  'Fitness info',
  'Emails',
  'SMS or MMS',
  'Other in-app messages',
  'Photos',
  'Videos',
  'Voice or sound recordings',
  'Music files',
  'Other audio files',
  'Files and docs',
  'Calendar events',
  'Contacts',
  'App interactions',
  'In-app search history',
  'Installed apps',
  'Other user-generated content',
  'Other actions',
  'Web browsing history',
  'Crash logs',
  'Diagnostics',
  'Other app performance data',
  'Device or other IDs',
];
const PLAY_PURPOSES = {
  AppFunctionality: 'App functionality',
  Analytics: 'Analytics',
  account: 'Account management',
  fraud: 'Fraud prevention, security, and compliance',
};

describe('answers on privacy', () => {
  const { collected } = privacy;

  it('are those of the privacy manifest', () => {
    const manifest = plist('gen/apple/jajan_iOS/PrivacyInfo.xcprivacy');
    const short = (name) => name.replace(/^NSPrivacyCollectedDataType(?:Purpose)?/, '');
    const declared = manifest.NSPrivacyCollectedDataTypes.map((type) => ({
      apple: short(type.NSPrivacyCollectedDataType),
      isLinked: type.NSPrivacyCollectedDataTypeLinked,
      purposes: type.NSPrivacyCollectedDataTypePurposes.map(short),
    }));
    const answered = collected.map(({ apple, isLinked, purposes }) => ({
      apple,
      isLinked,
      purposes,
    }));
    const byName = (a, b) => a.apple.localeCompare(b.apple);
    expect(answered.toSorted(byName)).toEqual(declared.toSorted(byName));
    expect(privacy.isTracking).toBe(manifest.NSPrivacyTracking);
    expect(privacy.isTracking).toBe(false);
  });

  it('say of each type of Play whether it is collected', () => {
    const types = new Set(collected.flatMap(({ play }) => play));
    expect([...types, ...privacy.notCollected].toSorted()).toEqual(PLAY_TYPES.toSorted());
    for (const { apple, playPurposes, purposes } of collected) {
      const known = Object.values(PLAY_PURPOSES);
      expect(
        playPurposes.filter((purpose) => !known.includes(purpose)),
        apple,
      ).toEqual([]);
      expect(playPurposes, apple).toEqual(
        expect.arrayContaining(purposes.map((purpose) => PLAY_PURPOSES[purpose])),
      );
    }
  });

  it('name code that exists, and a reason', () => {
    for (const { apple, code, why, isOptional } of collected) {
      expect(code.length, apple).toBeGreaterThan(0);
      expect(
        code.filter((path) => !existsSync(path)),
        apple,
      ).toEqual([]);
      expect(why.length, apple).toBeGreaterThan(20);
      expect(typeof isOptional).toBe('boolean');
    }
  });

  it('cover whatever a request tells of a person', () => {
    const answered = new Set([
      ...collected.flatMap(({ fields }) => fields),
      ...Object.keys(privacy.notKept),
      ...Object.keys(privacy.notPersonal),
    ]);
    const sent = personalFields(json('src-tauri/contract/openapi.json'));
    expect([...answered].toSorted()).toEqual(sent);
  });

  it('promise encryption that both projects enforce', () => {
    const gradle = read('gen/android/app/build.gradle.kts');
    const usual = gradle.slice(0, gradle.indexOf('buildTypes'));
    const isClear = /manifestPlaceholders\["usesCleartextTraffic"\] = "(\w+)"/.exec(usual)?.[1];
    const { NSAppTransportSecurity } = plist('gen/apple/jajan_iOS/Info.plist');
    expect([isClear, NSAppTransportSecurity]).toEqual(['false', undefined]);
    expect(privacy.isEncryptedInTransit).toBe(true);
  });

  it('lead to pages of ours, and say whether the deletion is built', () => {
    const { deletion, policyUrl } = privacy;
    const [{ host }] = config.plugins['deep-link'].mobile
      .filter((link) => link.host !== undefined)
      .toSorted((a, b) => b.host.length - a.host.length);
    expect(policyUrl).toBe(`https://${host}${pathnames.privacyPolicy}`);
    expect(deletion.url).toBe(`https://${host}${pathnames[deletion.route]}`);
    expect(deletion.isBuilt).toBe(!COMING.includes(deletion.route));
  });
});
