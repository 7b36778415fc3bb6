/** What the requests of the API tell of a person, by the names of their fields. */

/**
 * Names that sound of a person, or of words and files of a person. Ids of things and of one request
 * do not.
 */
const PERSONAL =
  /(?:name|phoneNo|mail|birth\w*|gender|religion|contacts?|address|portrait|photo(?:List)?|medias|video|audio|latitude|longitude|^lat|^lng|(?:account|card|identity)Number|note|detail|content|text|message|search|gaid|fcmToken|browserId|model|brand|timeZone|props)$/i;
/** Served outside `prod` only, for testers. */
const FOR_TESTERS = '/sandbox/';

/** @param {Record<string, any>} openApi */
export function personalFields(openApi) {
  const found = new Set();
  const visit = (schema, seen = []) => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1);
      if (!seen.includes(name)) visit(openApi.components.schemas[name], [...seen, name]);
      return;
    }
    for (const [field, inner] of Object.entries(schema.properties ?? {})) {
      if (PERSONAL.test(field)) found.add(field);
      visit(inner, seen);
    }
    const parts = ['oneOf', 'allOf', 'anyOf'].flatMap((way) => schema[way] ?? []);
    for (const part of parts) visit(part, seen);
    if (typeof schema.items === 'object') visit(schema.items, seen);
  };
  for (const [path, { post }] of Object.entries(openApi.paths)) {
    if (path.startsWith(FOR_TESTERS) || post?.requestBody === undefined) continue;
    for (const { schema } of Object.values(post.requestBody.content)) visit(schema);
  }
  return [...found].toSorted();
}
