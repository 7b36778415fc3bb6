/**
 * Names what a user wants done, for keyed calls: trying the same again keeps its key, so that it is
 * done once although its first reply was lost. Another body is another wish, and gets a key of its own.
 */
export function wishKey(newKey: () => string): (body: object) => string {
  let last: { wish: string; key: string } | undefined;
  return (body) => {
    const wish = JSON.stringify(body);
    if (last?.wish !== wish) last = { wish, key: newKey() };
    return last.key;
  };
}
