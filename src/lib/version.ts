/** Spec home 1: each segment of the version padded to three digits, concatenated. */
export function versionCode(versionName: string): string {
  return versionName
    .split('.')
    .map((segment) => segment.padStart(3, '0'))
    .join('');
}
