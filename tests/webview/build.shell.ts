/** The shell's front end as built for these tests: with the Tauri host, without a service worker. */
import assert from 'node:assert/strict';
import { builtFiles, SPREAD_IN_OPTIONAL_CALL, TAURI } from '../support/built-files.ts';
import { KNOWN, usesBeyondFloor } from '../support/floor-uses.ts';
import { check } from './check.ts';

check("the shell's build has Tauri's side of the host", () => {
  const found = builtFiles('dist-app').filter(({ text }) => TAURI.test(text));
  assert.ok(found.length > 0);
  return Promise.resolve();
});

check("the shell's build has no service worker and no manifest of one", () => {
  const files = builtFiles('dist-app');
  assert.ok(files.some(({ path }) => path.endsWith('index.html')));
  const worker = /(?:^|\/)(?:sw|workbox[^/]*)\.js$|\.webmanifest$/;
  const found = files.filter(
    ({ path, text }) => worker.test(path) || text.includes('serviceWorker.register'),
  );
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  );
  return Promise.resolve();
});

check("the oldest web view of Android runs every optional call of the shell's build", () => {
  const optional = builtFiles('dist-app').filter(
    ({ path, text }) => path.endsWith('.js') && text.includes('?.'),
  );
  assert.ok(optional.length > 20);
  const found = optional.filter(({ text }) => SPREAD_IN_OPTIONAL_CALL.test(text));
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  );
  return Promise.resolve();
});

check("the shell's build uses nothing that iOS 15.0 or Android WebView 87 lacks", () => {
  const unknown = usesBeyondFloor('dist-app').filter(({ name }) => !KNOWN.includes(name));
  assert.deepEqual(unknown, []);
  return Promise.resolve();
});
