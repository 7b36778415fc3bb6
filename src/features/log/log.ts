/** The log of both halves as one, and as a text to share. */
import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import type { LastFailure, LogLine, NativeLog } from '../../host/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { pageLines } from './page-log.ts';

/** Without a native half, as on the web, there is nothing in it. */
export async function readNative(): Promise<NativeLog> {
  return (await host.log?.read()) ?? { lines: [], lastFailure: null };
}

/** Newest first. */
export function merged(native: readonly LogLine[], page: readonly LogLine[]): readonly LogLine[] {
  // Each half is in order; a stable sort keeps lines of one millisecond so.
  return [...native, ...page].sort((a, b) => a.atMs - b.atMs).reverse();
}

/** To the millisecond, in UTC: testers are in three time zones. */
export function timeOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 23).replace('T', ' ');
}

/** Where it ran: no name of a user, of a device id or of a session. */
async function platform(): Promise<string> {
  try {
    const { platform: system, osVersion, brand, model, webviewVersion } = await host.deviceInfo();
    return `${system} ${osVersion} · ${brand} ${model} · web view ${webviewVersion}`;
  } catch {
    // Not a phone: the browser's own words.
    return navigator.userAgent;
  }
}

/** The log that a tester sends. Each half has scrubbed its lines before it kept them. */
export async function logText(
  lines: readonly LogLine[],
  lastFailure: LastFailure | null,
): Promise<string> {
  const { versionName, versionCode, environment } = appInfo;
  return [
    `Jajan ${versionName} (${versionCode}) · ${environment} · ${host.kind}`,
    await platform(),
    ...(lastFailure ? [`last run: ${failureText(lastFailure)}`] : []),
    '',
    ...lines.map(({ atMs, level, text }) => `${timeOf(atMs)} ${level} ${text}`),
  ].join('\n');
}

export function failureText({ kind, atMs, text }: LastFailure): string {
  return [kind, timeOf(atMs), text].filter(Boolean).join(' · ');
}

export async function clearLog(): Promise<void> {
  pageLines.set([]);
  try {
    await host.log?.clear();
  } catch (error) {
    reportProblem('log.clear', error);
  }
}
