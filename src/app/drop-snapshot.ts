/** Tells the boot script that something real stands: the snapshot of the first view may go (spec home 4). */
export function dropSnapshot(): void {
  window.dispatchEvent(new Event('jajan:first-view'));
}
