/** Hostile values for a storage key. */
export const hostileTexts: readonly string[] = [
  '{',
  'null',
  '[]',
  '7',
  '"x"',
  '{"__proto__":{"a":1}}',
  '{"versionCode":"002010003","value":{"a":[null]}}',
  `"${'x'.repeat(100_000)}"`,
];
