/**
 * Android's manifest merger and its compiler for resources and manifests, aapt2, without an SDK: both come
 * from Maven Central (pom.xml).
 */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onceFor } from '../fingerprint.mjs';
import { mustRun, run } from '../run.mjs';

const POM = 'tools/phones/pom.xml';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/** @param {string} folder where the tools and what they make are kept */
export async function aapt2In(folder) {
  const libraries = join(folder, 'libraries');
  const framework = join(libraries, 'android-all.jar');
  const system = process.platform === 'darwin' ? 'macosx' : 'linux';
  const inside = `prebuilt/${system}/aapt2_64`;
  const tool = join(folder, inside);
  await onceFor('aapt2', [POM], [tool, framework], async () => {
    const places = [`-DoutputDirectory=${libraries}`, '-Dmdep.stripVersion=true'];
    await mustRun('mvn', ['-q', '-B', '-f', POM, COPY, ...places], { isQuiet: true });
    const extract = ['-c', 'cd "$0" && jar xf libraries/apktool-lib.jar "$1"', folder, inside];
    await mustRun('sh', extract, { isQuiet: true });
    chmodSync(tool, 0o755);
  });

  const call = async (...args) => {
    const { code, output } = await run(tool, args, { isProbe: true });
    if (code !== 0) throw new Error(output.trim());
    return output;
  };
  return {
    /** Merges manifest files as Gradle would; throws with what the merger says. */
    async merge({ main, libraries: theirs, minSdk, targetSdk, placeholders, out }) {
      rmSync(out, { force: true });
      const program = ['-cp', join(libraries, '*'), 'com.android.manifmerger.Merger'];
      const files = ['--main', main, '--libs', theirs.join(delimiter), '--out', out];
      const sdks = [`min_sdk_version=${minSdk}`, `target_sdk_version=${targetSdk}`];
      const properties = sdks.flatMap((property) => ['--property', property]);
      const values = Object.entries(placeholders).map((pair) => pair.join('='));
      const filled = values.flatMap((value) => ['--placeholder', value]);
      const args = [...program, '--log', 'ERROR', ...files, ...properties, ...filled];
      const { output } = await run('java', args, { isProbe: true });
      // It exits with 0 in any case.
      if (!existsSync(out)) throw new Error(output.trim());
      // Its command line leaves the elements that `tools:node` removes.
      const removed = /<[\w-]+\s[^<>]*tools:node="remove"\s*\/>/g;
      writeFileSync(out, readFileSync(out, 'utf8').replaceAll(removed, ''));
    },
    /**
     * Compiles the folders of resources and links them with the manifest, as `gradle` would.
     * @returns {Promise<string>} the package; throws with what aapt2 says
     */
    async packageOf({ manifest, resources, minSdk, targetSdk }) {
      const compiled = resources.map((_, index) => join(folder, `resources-${index}.zip`));
      for (const [index, path] of resources.entries())
        await call('compile', '--dir', path, '-o', compiled[index]);
      const made = join(folder, 'linked.apk');
      const sdks = ['--min-sdk-version', minSdk, '--target-sdk-version', targetSdk];
      await call('link', '-I', framework, '--manifest', manifest, ...sdks, '-o', made, ...compiled);
      return made;
    },
    /** @returns {Promise<Element>} a compiled XML file of a package */
    tree: async (apk, file) => treeOf(await call('dump', 'xmltree', '--file', file, apk)),
    /** @returns {Promise<string>} every resource with its values, as aapt2 prints them */
    resources: (apk) => call('dump', 'resources', apk),
  };
}

/**
 * @typedef {{tag: string, attributes: Record<string, string>, children: Element[]}} Element
 *   attributes without their namespace; references are `@0x7f…`
 * @param {string} text what `aapt2 dump xmltree` prints
 * @returns {Element} the root
 */
export function treeOf(text) {
  const root = { children: [], indent: -1 };
  /** From the root to the element that attributes and children are added to. */
  const open = [root];
  for (const line of text.split('\n')) {
    const [, indent, kind, rest] = /^( *)([EA]): (.*)$/.exec(line) ?? [];
    if (kind === undefined) continue;
    while (open.at(-1).indent >= indent.length) open.pop();
    const { attributes, children } = open.at(-1);
    if (kind === 'E') {
      const child = { tag: rest.split(' ')[0], attributes: {}, children: [] };
      children.push(child);
      open.push({ ...child, indent: indent.length });
    } else {
      const [name, value] = attributeOf(rest);
      attributes[name] = value;
    }
  }
  if (root.children.length !== 1) throw new Error('aapt2 printed no tree');
  return root.children[0];
}

/** `http://…/android:name(0x01010003)="x" (Raw: "x")` */
function attributeOf(text) {
  const parts =
    /^(?:\S+\/android:)?(\w+)(?:\(0x[\da-f]{8}\))?=(?:"(.*?)"(?: \(Raw: ".*"\))?|(\S+).*)$/;
  const match = parts.exec(text);
  if (match === null) throw new Error(`aapt2 printed ${text}`);
  return [match[1], match[2] ?? match[3]];
}
