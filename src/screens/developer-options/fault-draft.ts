import type { Fault, FaultKind } from '../../api/generated/types.ts';
import { vFaultKind } from '../../api/generated/shared/fault-kind.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export const faultKinds: readonly FaultKind[] = vFaultKind.options;

const maxFaults = 50;
const maxDelayMs = 60_000;

/** The kinds that need a field name or an error code. */
export function needsField(kind: FaultKind): boolean {
  return kind === 'wrong_type' || kind === 'missing_field' || kind === 'business';
}

export interface FaultDraft {
  path: string;
  kind: FaultKind;
  field: string;
  /** Milliseconds, as typed. */
  delay: string;
}

export type CheckedFault =
  | { fault: Fault; problem?: undefined }
  | { fault?: undefined; problem: TextKey };

/** The fault to send, or the key of the validation message. */
export function checkFault(draft: FaultDraft, existing: number): CheckedFault {
  const path = draft.path.trim();
  const field = draft.field.trim();
  if (!path.startsWith('/')) return { problem: 'platform.faultPathInvalid' };
  if (needsField(draft.kind) && field === '') return { problem: 'platform.faultFieldNeeded' };
  if (existing >= maxFaults) return { problem: 'platform.faultTooMany' };
  const typedMs = Math.round(Number(draft.delay));
  const delayMs = Number.isFinite(typedMs) ? Math.min(maxDelayMs, Math.max(0, typedMs)) : 0;
  return {
    fault: {
      path,
      kind: draft.kind,
      delayMs: draft.kind === 'latency' ? delayMs : 0,
      ...(needsField(draft.kind) ? { field } : {}),
    },
  };
}
