/** Milliseconds that a 429 asks to wait, by its `data`, which is unchecked. Undefined: it does not say. */
export function retryAfterMs(data: unknown): number | undefined {
  const said =
    typeof data === 'object' && data !== null && 'retryAfterMs' in data
      ? data.retryAfterMs
      : undefined;
  return typeof said === 'number' && Number.isFinite(said) ? said : undefined;
}
