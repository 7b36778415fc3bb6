/** The console's story quotes the app's words: they are those of `locales/`. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LABELS = 'src-tauri/sandbox/src/console/story/labels.rs';

/** `label("frame.tabAccount", "Akun", "Account")`, on one line or several. */
const LABEL = /label\(\s*"(\w+)\.(\w+)",\s*"([^"]*)",\s*"([^"]*)",?\s*\)/g;

interface Quoted {
  key: string;
  said: string[];
}

const quotedIn = (source: string): Quoted[] =>
  [...source.matchAll(LABEL)].map(([, area, name, id = '', en = '']) => ({
    key: `${area}.${name}`,
    said: [id, en],
  }));

function texts(locale: string, area: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Record<
    string,
    string
  >;
}

const inApp = (key: string): (string | undefined)[] =>
  ['id-ID', 'en-US'].map((locale) => texts(locale, key.split('.')[0] ?? '')[key]);

it('quotes labels as the app says them', () => {
  const quoted = quotedIn(readFileSync(LABELS, 'utf8'));
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted).toEqual(quoted.map(({ key }) => ({ key, said: inApp(key) })));
});

it('sees a label that drifted', () => {
  const [drifted] = quotedIn('label(\n    "platform.logIn",\n    "Daftar",\n    "Log in",\n)');
  expect(drifted).toEqual({ key: 'platform.logIn', said: ['Daftar', 'Log in'] });
  expect(drifted?.said).not.toEqual(inApp('platform.logIn'));
});
