/**
 * The head of the page of a flash sale: its sessions, and how long each still runs or waits. Its list
 * has a call of its own, so the sessions come without items here; home's card takes the richer call.
 *
 * Invariant: what is left of a session and state never grows from reply to reply (discovery 3). An end
 * counts from the start of the request, a start from the arrival of the reply.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { earlyCall } from '../../api/early.ts';
import type { FlashListSession, Localised } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { afterReply, type Left } from '../../lib/left.ts';
import { clock } from '../../lib/now.ts';
import { FLASH_KEY } from '../flash/reservations.ts';
import { headCall } from './flash-calls.ts';

export interface FlashSession extends FlashListSession {
  /** Another object with each reply. */
  left: Left;
  /** Of one that has not begun: milliseconds since the epoch. */
  startsAtMs: number;
}

export interface FlashHead {
  title: Localised;
  imageUrl: Localised;
  sessions: readonly FlashSession[];
  activeSession: string;
}

const keyOf = (pageId: string) => ['flash-page', FLASH_KEY, pageId] as const;

async function fetchHead(pageId: string, signal: AbortSignal): Promise<FlashHead> {
  const { endpoint, body } = headCall(pageId);
  const askedAtMs = earlyCall(endpoint.path, body)?.atMs ?? performance.now();
  const { sessionList, ...head } = await call(endpoint, body, { signal });
  const arrivedAtMs = performance.now();
  const before = queryClient.getQueryData<FlashHead>(keyOf(pageId));
  return {
    ...head,
    sessions: sessionList.map((session) => ({
      ...session,
      left: heldLeft(before?.sessions, session, { askedAtMs, arrivedAtMs }),
      startsAtMs: wholeMinute(clock.nowMs() + session.sessionRemainingTime * 1000),
    })),
  };
}

/** Of one session: the smaller of the reply and what was left of it before. */
export function heldLeft(
  before: readonly FlashSession[] | undefined,
  { sessionUniqueKey, state, sessionRemainingTime }: FlashListSession,
  { askedAtMs, arrivedAtMs }: { askedAtMs: number; arrivedAtMs: number },
): Left {
  const same = before?.find(
    (each) => each.sessionUniqueKey === sessionUniqueKey && each.state === state,
  );
  const reply = {
    leftMs: sessionRemainingTime * 1000,
    atMs: state === 'RUNNING' ? askedAtMs : arrivedAtMs,
  };
  // A new object: a countdown that shows dashes waits for another one.
  return { ...afterReply(same?.left, reply, arrivedAtMs) };
}

export const flashPageQuery = (pageId: string) =>
  queryOptions({
    queryKey: keyOf(pageId),
    queryFn: ({ signal }) => fetchHead(pageId, signal),
    structuralSharing: false,
  });

export function useFlashPage(pageId: string) {
  return useQuery(flashPageQuery(pageId));
}

/** Sessions begin at whole minutes; a countdown in seconds would put midnight on either day. */
const wholeMinute = (ms: number): number => Math.round(ms / 60_000) * 60_000;
