// @vitest-environment node
/**
 * Hand edits of the generated Android project outside the manifest: build and signing. `tauri android
 * init` would restore the template's files.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ANDROID = 'gen/android';
const read = (...path) => readFileSync(join(ANDROID, ...path), 'utf8');
const gradle = read('app/build.gradle.kts');
const config = JSON.parse(readFileSync('tauri.conf.json', 'utf8'));

/** The text between the braces that follow `head`. */
function block(text, head) {
  const start = text.indexOf(`${head} {`);
  expect(start, head).toBeGreaterThan(-1);
  let depth = 0;
  for (let at = text.indexOf('{', start); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  throw new Error(`${head} is not closed`);
}

describe('the Android build', () => {
  it('is of this app', () => {
    expect(gradle).toContain(`applicationId = "${config.identifier}"`);
    expect(gradle).toContain(`namespace = "${config.identifier}"`);
    expect(gradle).toContain(`minSdk = ${config.bundle.android.minSdkVersion}\n`);
    expect(read('app/src/main/java', ...config.identifier.split('.'), 'MainActivity.kt')).toContain(
      `package ${config.identifier}\n`,
    );
  });

  it('shrinks a release, allows it no cleartext and no debugger', () => {
    const release = block(block(gradle, 'buildTypes'), 'getByName("release")');
    expect(block(release, 'optimization')).toContain('enable = true');
    expect(release).not.toMatch(
      /isDebuggable|usesCleartextTraffic|signingConfigs\.getByName\("debug"\)/,
    );
    expect(block(gradle, 'defaultConfig')).toContain(
      'manifestPlaceholders["usesCleartextTraffic"] = "false"',
    );
  });

  it('is signed with a key that is not in the tree', () => {
    const signing = block(gradle, 'signingConfigs');
    for (const secret of ['storePassword', 'keyAlias', 'keyPassword'])
      expect(signing).toContain(`${secret} = signing.getProperty("${secret}")`);
    expect(gradle).toContain('System.getenv("JAJAN_ANDROID_" + name)');
    expect(read('.gitignore')).toContain('keystore.properties');
    const files = readdirSync(ANDROID, { recursive: true }).map(String);
    expect(
      files.filter((path) => /\.(?:jks|keystore|p12)$|keystore\.properties$/.test(path)),
    ).toEqual([]);
  });

  it('is signed for prod only', () => {
    const properties = block(gradle, 'val signing = Properties().apply');
    const forProd = block(properties, 'if (System.getenv("JAJAN_ENV") == "prod")');
    const reads = /keystore\.properties|JAJAN_ANDROID_/g;
    expect(forProd.match(reads)).toEqual(['keystore.properties', 'JAJAN_ANDROID_']);
    // Nowhere else but in a comment.
    const code = gradle.replaceAll(/^\s*\/\/.*$/gm, '');
    expect(code.match(reads)).toEqual(forProd.match(reads));
    expect(block(gradle, 'buildTypes').match(/signingConfig = .*/g)).toEqual([
      'signingConfig = signingConfigs.getByName("release")',
    ]);
  });

  it('leaves native libraries uncompressed and languages together', () => {
    expect(block(gradle, '\n    packaging')).toContain('jniLibs.useLegacyPackaging = false');
    expect(block(block(gradle, 'bundle'), 'language')).toContain('enableSplit = false');
    // Android's names of the languages in locales/: Indonesian is "in".
    expect(block(gradle, 'androidResources')).toContain('listOf("en", "in", "zh-rCN")');
    expect(readdirSync('locales').toSorted()).toEqual(['en-US', 'id-ID', 'zh-CN']);
  });

  it('targets ARM, 64 bits first', () => {
    const properties = Object.fromEntries(
      read('gradle.properties')
        .split('\n')
        .filter((line) => /^\w+List=/.test(line))
        .map((line) => line.split('=')),
    );
    expect(properties).toEqual({
      abiList: 'arm64-v8a,armeabi-v7a',
      archList: 'arm64,arm',
      targetList: 'aarch64,armv7',
    });
  });
});

describe('a notification', () => {
  it('has an icon that exists and that the shrinker keeps', () => {
    const rust = readFileSync('src-tauri/src/commands/notification/phone.rs', 'utf8');
    const name = /\.icon\("(\w+)"\)/.exec(rust)?.[1];
    expect(name).toBeDefined();
    expect(read('app/src/main/res/drawable', `${name}.xml`)).toContain('<vector');
    expect(read('app/src/main/res/raw/keep.xml')).toContain(`"@drawable/${name}"`);
  });
});

describe('the activity', () => {
  const activity = read('app/src/main/java/id/jajan/app/MainActivity.kt');

  it('is the only code of the project, draws edge to edge and shows the splash until the page is ready', () => {
    const files = readdirSync(join(ANDROID, 'app/src/main/java'), { recursive: true }).map(String);
    expect(files.filter((path) => path.endsWith('.kt') && !path.includes('generated'))).toEqual([
      'id/jajan/app/MainActivity.kt',
    ]);
    expect(block(activity, 'override fun onCreate(savedInstanceState: Bundle?)')).toMatch(
      /enableEdgeToEdge\(\)[\s\S]*super\.onCreate/,
    );
    expect(block(activity, 'override fun onWebViewCreate(webView: WebView)')).toContain(
      'setBackgroundColor(Color.TRANSPARENT)',
    );
  });
});
