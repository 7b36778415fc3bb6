/**
 * Puts the app's manifest and those of its libraries together, as Gradle's merger would. It knows the
 * few rules that our manifests need, and refuses whatever else it meets, so that it never guesses.
 */
import { DOMParser, XMLSerializer, onWarningStopParsing } from '@xmldom/xmldom';

const ANDROID = 'http://schemas.android.com/apk/res/android';
const TOOLS = 'http://schemas.android.com/tools';

/** Elements of one kind are the same when their names are; those without a name are only collected. */
const OF_MANIFEST = new Set(['uses-permission', 'uses-feature', 'queries', 'application']);
const OF_APPLICATION = new Set(['activity', 'meta-data', 'provider', 'receiver', 'service']);
const COMPONENTS = new Set(['activity', 'provider', 'receiver', 'service']);

/**
 * @typedef {{text: string, name: string, namespace: string}} Manifest `name` is for messages;
 *   `namespace` is that of its Gradle module, which a class name that begins with a dot is relative to
 * @param {Manifest} app
 * @param {Manifest[]} libraries
 * @param {Record<string, string>} placeholders what `${…}` stands for
 * @returns {string} one manifest, without anything of `tools:`
 */
export function mergeManifests(app, libraries, placeholders) {
  const merged = parsed(app, placeholders);
  for (const library of libraries) mergeInto(merged, parsed(library, placeholders), library.name);
  finish(merged);
  merged.setAttribute('package', app.namespace);
  return new XMLSerializer().serializeToString(merged.ownerDocument);
}

function parsed({ text, name, namespace }, placeholders) {
  const document = new DOMParser({ onError: onWarningStopParsing }).parseFromString(
    text.trim(),
    'text/xml',
  );
  const root = document.documentElement;
  if (root.tagName !== 'manifest') throw new Error(`${name} is no manifest`);
  for (const element of allOf(root)) {
    for (const attribute of Array.from(element.attributes)) {
      attribute.value = attribute.value.replaceAll(/\$\{(\w+)\}/g, (_, key) => {
        if (placeholders[key] === undefined) throw new Error(`${name} asks for \${${key}}`);
        return placeholders[key];
      });
    }
    const isOfApplication = element.parentNode.tagName === 'application';
    if (isOfApplication && COMPONENTS.has(element.tagName)) {
      const short = nameOf(element);
      if (short.startsWith('.')) element.setAttributeNS(ANDROID, 'android:name', namespace + short);
    }
  }
  return root;
}

function mergeInto(app, library, from) {
  for (const element of elementsOf(library)) {
    if (!OF_MANIFEST.has(element.tagName))
      throw new Error(`${from}: the merger does not know <${element.tagName}> in <manifest>`);
    if (element.tagName === 'application') mergeApplication(app, element, from);
    else if (element.tagName === 'queries')
      app.appendChild(app.ownerDocument.importNode(element, true));
    else mergeElement(app, element, from);
  }
}

function mergeApplication(app, theirs, from) {
  const ours = elementsOf(app).find(({ tagName }) => tagName === 'application');
  mergeAttributes(ours, theirs, from);
  for (const element of elementsOf(theirs)) {
    if (!OF_APPLICATION.has(element.tagName))
      throw new Error(`${from}: the merger does not know <${element.tagName}> in <application>`);
    mergeElement(ours, element, from);
  }
}

function mergeElement(parent, theirs, from) {
  const ours = elementsOf(parent).find(
    (candidate) => candidate.tagName === theirs.tagName && nameOf(candidate) === nameOf(theirs),
  );
  if (ours === undefined) {
    parent.appendChild(parent.ownerDocument.importNode(theirs, true));
  } else if (ours.getAttributeNS(TOOLS, 'node') !== 'remove') {
    mergeAttributes(ours, theirs, from);
    if (elementsOf(theirs).length > 0)
      throw new Error(`${from}: the merger does not mix the contents of ${nameOf(theirs)}`);
  }
}

function mergeAttributes(ours, theirs, from) {
  const replaced = new Set(namesIn(ours.getAttributeNS(TOOLS, 'replace')));
  const values = new Map(
    [...theirs.attributes]
      .filter(({ namespaceURI }) => namespaceURI === ANDROID)
      .map(({ name, value }) => [name, value]),
  );
  // A feature that is not said to be optional is required, and that wins.
  if (theirs.tagName === 'uses-feature' && !values.has('android:required'))
    values.set('android:required', 'true');
  for (const [name, value] of values) {
    const local = name.split(':')[1];
    const mine = ours.getAttributeNS(ANDROID, local);
    if (mine === null) ours.setAttributeNS(ANDROID, name, value);
    else if (mine !== value && !replaced.has(name))
      throw new Error(
        `${from} wants ${name}="${value}" for <${ours.tagName}> ${nameOf(ours)}, the app "${mine}"`,
      );
  }
}

/** Takes out what is to be removed, and every word that is for the merger only. */
function finish(root) {
  for (const element of allOf(root)) {
    for (const name of namesIn(element.getAttributeNS(TOOLS, 'replace'))) {
      const [prefix, local] = name.split(':');
      if (prefix !== 'android' || !element.hasAttributeNS(ANDROID, local ?? ''))
        throw new Error(`tools:replace="${name}" of ${nameOf(element)} names no value`);
    }
    const node = element.getAttributeNS(TOOLS, 'node');
    if (node === 'remove') element.parentNode.removeChild(element);
    else if (node !== null) throw new Error(`the merger does not know tools:node="${node}"`);
    for (const attribute of Array.from(element.attributes))
      if (attribute.namespaceURI === TOOLS) element.removeAttributeNode(attribute);
  }
}

/** The element and all below it, as a list of now: what is removed meanwhile moves nothing. */
function allOf(element) {
  return [element, ...element.getElementsByTagName('*')];
}

function namesIn(list) {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function elementsOf(parent) {
  return [...parent.childNodes].filter((node) => node.nodeType === node.ELEMENT_NODE);
}

function nameOf(element) {
  return element.getAttributeNS(ANDROID, 'name') ?? '';
}
