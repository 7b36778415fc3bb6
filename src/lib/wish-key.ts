/**
 * Idempotency keys: a retry with the same body keeps its key, so that it is done once although the
 * first reply was lost. Another body gets another key.
 */
export function wishKey(newKey: () => string): (body: object) => string {
  let last: { wish: string; key: string } | undefined;
  return (body) => {
    const wish = JSON.stringify(body);
    if (last?.wish !== wish) last = { wish, key: newKey() };
    return last.key;
  };
}
