/** Optional fields of the wire are absent or null: both are nothing. */
export function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== undefined && value !== null;
}
