// @vitest-environment node
/** What editors and version managers read says what the formatters and npm do. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;

/** The settings of each section, by its pattern. */
function editorConfig(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of text.split('\n')) {
    const section = /^\[(.+)\]$/.exec(line)?.[1];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (section !== undefined) {
      current = new Map();
      sections.set(section, current);
    } else if (key !== undefined && value !== undefined) current.set(key, value);
  }
  return sections;
}

/** Where an .editorconfig and the formatters differ; rustfmt has no file here, so its defaults hold. */
function disagreements(text: string, oxfmt: Record<string, unknown>): string[] {
  const sections = editorConfig(text);
  const all = sections.get('*');
  const rust = [...sections].find(([pattern]) => /\brs\b/.test(pattern))?.[1];
  const wanted: [string, string | undefined, unknown][] = [
    ['line', all?.get('max_line_length'), oxfmt['printWidth'] ?? 100],
    ['indent', all?.get('indent_size'), oxfmt['tabWidth'] ?? 2],
    ['tabs', all?.get('indent_style'), oxfmt['useTabs'] === true ? 'tab' : 'space'],
    ['end', all?.get('end_of_line'), oxfmt['endOfLine'] ?? 'lf'],
    ['rust', rust?.get('indent_size'), 4],
  ];
  return wanted
    .filter(([, said, done]) => said !== String(done))
    .map(([name, said, done]) => `${name}: ${said ?? 'nothing'} instead of ${String(done)}`);
}

/** Whether each place that names a Node names the same major version. */
function nodeMajors(nvmrc: string, manifest: Record<string, unknown>): (string | undefined)[] {
  const { node: engine } = manifest['engines'] as { node?: string };
  const { node: pinned } = manifest['devDependencies'] as { node?: string };
  return [nvmrc, engine, pinned].map((version) => /^v?(\d+)/.exec(version ?? '')?.[1]);
}

describe('.editorconfig', () => {
  it('says what the formatters do', () => {
    const wrong = '[*]\nindent_size = 4\nindent_style = space\nend_of_line = lf\n';
    expect(disagreements(wrong, { printWidth: 100 })).toEqual([
      'line: nothing instead of 100',
      'indent: 4 instead of 2',
      'rust: nothing instead of 4',
    ]);
    expect(existsSync('rustfmt.toml') || existsSync('.rustfmt.toml')).toBe(false);
    expect(disagreements(read('.editorconfig'), json('.oxfmtrc.json'))).toEqual([]);
  });
});

describe('.nvmrc', () => {
  it('is the major version of the engines and of the pinned package', () => {
    const manifest = { engines: { node: '24.x' }, devDependencies: { node: '22.1.0' } };
    expect(nodeMajors('v20', manifest)).toEqual(['20', '24', '22']);
    const [nvmrc, ...others] = nodeMajors(read('.nvmrc'), json('package.json'));
    expect(others).toEqual([nvmrc, nvmrc]);
  });
});
