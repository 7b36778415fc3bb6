/** Of this tree. */
export function version(): string;
/** The files with this version, text by path. */
export function versionCopies(wanted: string): [string, string][];
