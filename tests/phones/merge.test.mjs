// @vitest-environment node
/**
 * Tests of the tools of `npm run check:phones`: the manifest merger, and the parsers of aapt2's output
 * and of the library's segments.
 */
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../tools/phones/aapt2.mjs';
import { pagesOf } from '../../tools/phones/library.mjs';
import { mergeManifests } from '../../tools/phones/merge.mjs';

const APP = 'id.jajan.app';

const manifest = (inside, application = '') =>
  `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">${inside}
    <application>${application}</application></manifest>`;
const merged = (app, library) =>
  mergeManifests(
    { text: app, name: 'the app', namespace: APP },
    [{ text: library, name: 'a library', namespace: 'other.library' }],
    { applicationId: APP },
  );
const permission = (name, more = '') => `<uses-permission android:name="${name}" ${more}/>`;

describe('the merger', () => {
  it('takes over what a library declares, once', () => {
    const text = merged(
      manifest(permission('a.A')),
      manifest(permission('a.A') + permission('a.B'), '<service android:name=".Sync"/>'),
    );
    expect(text.match(/a\.A/g)).toHaveLength(1);
    expect(text).toContain('a.B');
    expect(text).toContain('other.library.Sync');
    expect(text).toContain(`package="${APP}"`);
  });

  it('drops what the app removes', () => {
    const text = merged(
      manifest(
        permission('a.A', 'tools:node="remove"'),
        '<receiver android:name="b.B" tools:node="remove"/>',
      ),
      manifest(permission('a.A'), '<receiver android:name="b.B"/>'),
    );
    expect(text).not.toMatch(/a\.A|b\.B|tools:node/);
  });

  it('resolves placeholders and reports unknown ones', () => {
    const provider = '<provider android:name="p.P" android:authorities="${applicationId}.files"/>';
    expect(merged(manifest(''), manifest('', provider))).toContain(`"${APP}.files"`);
    const unknown = () =>
      merged(manifest('', '<activity android:name="${nobody}"/>'), manifest(''));
    expect(unknown).toThrow('the app asks for ${nobody}');
  });

  const camera = (more) => manifest(`<uses-feature android:name="camera" ${more}/>`);
  it('lets a library require a feature unless the app says otherwise', () => {
    const required = camera('');
    expect(() => merged(camera('android:required="false"'), required)).toThrow(
      'a library wants android:required="true"',
    );
    // Regression: without its prefix Gradle does not find the attribute.
    expect(() =>
      merged(camera('android:required="false" tools:replace="required"'), required),
    ).toThrow('a library wants');
    const said = camera('android:required="false" tools:replace="android:required"');
    expect(merged(said, required)).toContain('android:required="false"');
  });

  it('rejects unknown instructions', () => {
    const tree = manifest('<permission-tree/>');
    expect(() => merged(manifest(''), tree)).toThrow('does not know <permission-tree>');
    const library = manifest('', '<uses-library/>');
    expect(() => merged(manifest(''), library)).toThrow('does not know <uses-library>');
    expect(() => merged(manifest(''), '<html/>')).toThrow('a library is no manifest');
    const strict = () => merged(manifest(permission('a.A', 'tools:node="strict"')), manifest(''));
    expect(strict).toThrow('does not know tools:node="strict"');
  });
});

describe('what aapt2 prints', () => {
  it('becomes a tree', () => {
    const root = treeOf(
      [
        'N: android=http://schemas.android.com/apk/res/android (line=2)',
        '  E: manifest (line=2)',
        '    A: package="id.jajan.app" (Raw: "id.jajan.app")',
        '      E: application (line=5)',
        '        A: http://schemas.android.com/apk/res/android:icon(0x01010002)=@0x7f030000',
        '        A: http://schemas.android.com/apk/res/android:taskAffinity(0x01010012)="" (Raw: "")',
        '      E: queries (line=9)',
      ].join('\n'),
    );
    expect(root).toEqual({
      tag: 'manifest',
      attributes: { package: 'id.jajan.app' },
      children: [
        {
          tag: 'application',
          attributes: { 'android:icon': '@0x7f030000', 'android:taskAffinity': '' },
          children: [],
        },
        { tag: 'queries', attributes: {}, children: [] },
      ],
    });
  });
});

describe('the pages of the library', () => {
  const segments = (...alignments) =>
    alignments.map((hex) => `  LOAD 0x0 0x0 0x0 0x2a0e9c 0x2a0e9c R   ${hex}`).join('\n');

  it('are 16 KB, or more', () => {
    expect(pagesOf(segments('0x4000', '0x10000')).problems).toEqual([]);
    expect(pagesOf(segments('0x4000', '0x1000')).problems).toEqual([
      'a part is aligned to 4096 bytes, not to 16384',
    ]);
    expect(pagesOf('').problems).toHaveLength(1);
  });
});
