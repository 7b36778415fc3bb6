/** Joins the class names that apply. CSS Modules give `undefined` for a name that does not exist. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
