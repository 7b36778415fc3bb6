/** The files of a build as text. A folder that is not there throws: nothing is found in it either. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Words that only the Tauri side of the host has. */
export const TAURI = /__TAURI|@tauri-apps|ipc\.localhost|plugin:/;

export interface BuiltFile {
  path: string;
  text: string;
}

export function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css|json|webmanifest|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
