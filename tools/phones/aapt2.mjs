/**
 * aapt2, Android's own compiler for resources and manifests, without an SDK: it lies in apktool's
 * library on Maven Central (Debian's is of 2019 and refuses `<queries>`), and links against the
 * framework that the Kotlin tests run on.
 */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from '../run.mjs';

const APKTOOL = 'org.apktool:apktool-lib:2.12.1';
/** As in tests/phones/pom.xml. */
const FRAMEWORK = 'org.robolectric:android-all:15-robolectric-13954326';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** @param {string} folder where the tool and what it makes are kept */
export async function aapt2In(folder) {
  mkdirSync(folder, { recursive: true });
  const system = process.platform === 'darwin' ? 'macosx' : 'linux';
  const inside = `prebuilt/${system}/aapt2_64`;
  const tool = join(folder, inside);
  if (!existsSync(tool)) {
    await copied(APKTOOL, folder);
    await mustRun('sh', ['-c', 'cd "$0" && jar xf apktool-lib.jar "$1"', folder, inside], {
      isQuiet: true,
    });
    chmodSync(tool, 0o755);
  }
  const framework = join(folder, 'android-all.jar');
  if (!existsSync(framework)) await copied(FRAMEWORK, folder);

  const call = async (...args) => {
    const { code, output } = await run(tool, args, { isProbe: true });
    if (code !== 0) throw new Error(output.trim());
    return output;
  };
  return {
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

async function copied(artifact, folder) {
  const args = ['-q', '-B', COPY, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
  await mustRun('mvn', [...args, '-Dmdep.stripVersion=true'], { isQuiet: true });
}

/**
 * @typedef {{tag: string, attributes: Record<string, string>, children: Element[]}} Element
 *   attributes of Android's namespace begin with `android:`; references are `@0x7f…`
 * @param {string} text what `aapt2 dump xmltree` prints
 * @returns {Element} the root
 */
export function treeOf(text) {
  const root = { tag: '', attributes: {}, children: [] };
  /** Open elements, each with how far it is indented. */
  const open = [{ element: root, indent: -1 }];
  for (const line of text.split('\n')) {
    const [, indent = '', kind, rest = ''] = /^( *)([EA]): (.*)$/.exec(line) ?? [];
    if (kind === undefined) continue;
    while (open.length > 1 && open.at(-1).indent >= indent.length) open.pop();
    const { element } = open.at(-1);
    if (kind === 'E') {
      const child = { tag: rest.split(' ')[0], attributes: {}, children: [] };
      element.children.push(child);
      open.push({ element: child, indent: indent.length });
    } else {
      const [name, value] = attributeOf(rest);
      element.attributes[name] = value;
    }
  }
  if (root.children.length !== 1) throw new Error('aapt2 printed no tree');
  return root.children[0];
}

/** `http://…/android:name(0x01010003)="x" (Raw: "x")` */
function attributeOf(text) {
  const match = /^(.*?)(?:\(0x[\da-f]{8}\))?=(?:"(.*?)"(?: \(Raw: ".*"\))?|(\S+).*)$/.exec(text);
  if (match === null) throw new Error(`aapt2 printed ${text}`);
  const name = match[1].replace('http://schemas.android.com/apk/res/', '');
  return [name, match[2] ?? match[3]];
}
