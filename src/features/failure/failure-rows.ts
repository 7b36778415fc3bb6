/** What a page shows in place of its thing, as rows: one for each code that it knows, one for each kind. Pure. */
import { ApiError, isBusyServer, isUnanswered } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { StatePictureName } from '../../ui/state-pictures.tsx';

export interface FailureRow {
  picture: StatePictureName;
  title: TextKey;
  note?: TextKey;
  /** What the server's message replaces, where it sent one: the title, or title and note. */
  says?: 'title' | 'all';
  /** The button asks again, or leads on without the thing. */
  action: 'retry' | 'wayOn';
  /** The retry waits as long as the server asked, and counts down. */
  waits?: true;
  /** Data that are shown already go as well: the thing is no longer there. */
  drops?: true;
}

export interface FailureRows {
  /** The address names nothing. */
  unnamed?: FailureRow;
  byCode?: ReadonlyMap<string, FailureRow>;
  busy: FailureRow;
  offline: FailureRow;
  /** With a message of the server. */
  refused: FailureRow;
  /** Refused without one; absent: as `failed`. */
  silent?: FailureRow;
  failed: FailureRow;
}

export interface Failure extends Omit<FailureRow, 'note' | 'says' | 'waits' | 'drops'> {
  /** The server's, shown instead of the title. */
  message: string | undefined;
  note: TextKey | undefined;
  waits: true | undefined;
}

const failed: FailureRow = {
  picture: 'error',
  title: 'failure.broken',
  note: 'failure.brokenNote',
  action: 'retry',
};

export const USUAL_ROWS: FailureRows = {
  busy: { picture: 'busy', title: 'failure.busy', note: 'failure.busyNote', action: 'retry' },
  offline: {
    picture: 'offline',
    title: 'failure.offline',
    note: 'failure.offlineNote',
    action: 'retry',
  },
  refused: { ...failed, says: 'all' },
  failed,
};

/** The thing is not there; the server's words say so. */
export const ABSENT: FailureRow = {
  picture: 'notFound',
  title: 'failure.broken',
  says: 'all',
  action: 'wayOn',
  drops: true,
};

/** The usual rows, with codes that say that the thing is not there. */
export function absentAt(...codes: readonly string[]): FailureRows {
  return { ...USUAL_ROWS, byCode: new Map(codes.map((code) => [code, ABSENT])) };
}

/** The failure that a page shows for an error. */
export function failureOf(error: unknown, rows: FailureRows = USUAL_ROWS): Failure {
  const isRefused = error instanceof ApiError && error.kind === 'business';
  return toFailure(rowOf(error, rows), isRefused ? error.message : '');
}

export function unnamedFailure(rows: FailureRows): Failure {
  return toFailure(rows.unnamed ?? rows.failed, '');
}

/** Whether the error takes away what is shown already. */
export function isGone(error: unknown, rows: FailureRows): boolean {
  return error instanceof ApiError && rowOf(error, rows).drops === true;
}

function rowOf(error: unknown, rows: FailureRows): FailureRow {
  if (!(error instanceof ApiError)) return rows.failed;
  const known = rows.byCode?.get(error.code);
  if (known) return known;
  if (isBusyServer(error)) return rows.busy;
  if (isUnanswered(error)) return rows.offline;
  if (error.kind !== 'business') return rows.failed;
  return error.message === '' ? (rows.silent ?? rows.failed) : rows.refused;
}

function toFailure(
  { picture, title, note, says, action, waits }: FailureRow,
  sent: string,
): Failure {
  const isSaid = says !== undefined && sent !== '';
  return {
    picture,
    title,
    message: isSaid ? sent : undefined,
    note: isSaid && says === 'all' ? undefined : note,
    action,
    waits,
  };
}
