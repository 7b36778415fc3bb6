/** How long a browser may take to begin its download before the address is freed. */
const KEPT_MS = 60_000;

/** By the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
