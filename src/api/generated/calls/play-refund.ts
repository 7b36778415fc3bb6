// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vRefundStep } from '../shared/refund-step.ts';
import type { PlayRefundBody, RefundStep } from '../types.ts';

/** Plays the refund desk. */
export const playRefund: Endpoint<PlayRefundBody, RefundStep> = {
  path: '/sandbox/refund',
  data: vRefundStep,
};
