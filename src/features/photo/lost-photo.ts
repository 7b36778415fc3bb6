/**
 * A photo that was taken while the phone had ended the app: it belongs to the page that had opened the picker,
 * which is opened again (`useRestoredPlace`).
 */
import { host } from '#host';
import { isWithin, MAX_AWAY_MS } from '../../lib/away.ts';
import { clock } from '../../lib/now.ts';
import { storedPickingFor } from './stored-keys.ts';

/** The system's picker opens for this page. */
export function notePicking(): void {
  if (host.lostPhoto) storedPickingFor.set({ path: here(), atMs: clock.nowMs() });
}

/** The picker has answered this page. */
export function endPicking(): void {
  if (host.lostPhoto) storedPickingFor.remove();
}

/** Undefined unless the picker of this page has answered another one. Rejects when it cannot be read. */
export async function lostPhoto(): Promise<File | undefined> {
  const picking = host.lostPhoto && storedPickingFor.get();
  if (!picking || picking.path !== here()) return undefined;
  storedPickingFor.remove();
  if (!isWithin(MAX_AWAY_MS, picking.atMs)) return undefined;
  const photo = await host.lostPhoto?.();
  return photo && new File([photo], 'photo');
}

function here(): string {
  return location.pathname + location.search;
}
