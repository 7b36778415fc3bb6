/** What refunds, their obstacles and their destinations are called. Buying 2 "Z", 7. */
import { isUnanswered, serversWords } from '../../api/errors.ts';
import type {
  EnvelopeBack,
  OriginalBlock,
  RefundBlock,
  RefundCause,
  RefundFailure,
  RefundStatus,
  RefundTarget,
} from '../../api/generated/types.ts';
import { type TextKey, text, type useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { PAY_METHODS, type Tone } from '../order/words.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import type { Locale } from '../../i18n/locale.ts';

type Text = ReturnType<typeof useText>;

export const REFUND_HEADS: Readonly<Record<RefundStatus, { title: TextKey; tone: Tone }>> = {
  REQUESTED: { title: 'aftersale.headRequested', tone: 'going' },
  WAIT_DESTINATION: { title: 'aftersale.headWaits', tone: 'due' },
  SENT: { title: 'aftersale.headSent', tone: 'going' },
  DONE: { title: 'aftersale.headDone', tone: 'good' },
  FAILED: { title: 'aftersale.headFailed', tone: 'bad' },
  CANCELLED: { title: 'aftersale.headCancelled', tone: 'quiet' },
};

export const REFUND_STEPS: Readonly<Record<RefundStatus, TextKey>> = {
  REQUESTED: 'aftersale.stepRequested',
  WAIT_DESTINATION: 'aftersale.stepWaits',
  SENT: 'aftersale.stepSent',
  DONE: 'aftersale.stepDone',
  FAILED: 'aftersale.stepFailed',
  CANCELLED: 'aftersale.stepCancelled',
};

export const BLOCK_WORDS: Readonly<Record<RefundBlock, TextKey>> = {
  PROMISE: 'aftersale.blockPromise',
  AT_EXPIRY: 'aftersale.blockAtExpiry',
  USED: 'aftersale.blockUsed',
  EXPIRED: 'aftersale.blockExpired',
  LOCKED: 'aftersale.blockLocked',
  GIFT_WAITING: 'aftersale.blockGiftWaiting',
  GIVEN: 'aftersale.blockGiven',
  REVEALED: 'aftersale.blockRevealed',
  REFUNDING: 'aftersale.blockRefunding',
  RETURNED: 'aftersale.blockReturned',
};

export const ORIGINAL_BLOCK_WORDS: Readonly<Record<OriginalBlock, TextKey>> = {
  CASH: 'aftersale.originalCash',
  WINDOW_PASSED: 'aftersale.originalTooOld',
  ISSUER_REFUSED: 'aftersale.originalRefused',
};

/** The reason, and what to do about it. */
export const FAILURE_WORDS: Readonly<Record<RefundFailure, TextKey>> = {
  ACCOUNT_CLOSED: 'aftersale.failedAccountClosed',
  NAME_MISMATCH: 'aftersale.failedNameMismatch',
  ISSUER_REFUSED: 'aftersale.failedIssuerRefused',
  WINDOW_PASSED: 'aftersale.failedWindowPassed',
  PROVIDER_DOWN: 'aftersale.failedProviderDown',
};

export const CAUSE_WORDS: Readonly<Record<RefundCause, TextKey>> = {
  WISH: 'aftersale.causeWish',
  EXPIRY: 'aftersale.causeExpiry',
  OUTLET: 'aftersale.causeOutlet',
  PAYMENT: 'aftersale.causePayment',
};

/** Only then its expected date stands. */
export function isOnItsWay({ status }: { status: RefundStatus }): boolean {
  return status === 'REQUESTED' || status === 'SENT';
}

/** As the server masks it. */
export function targetWords(text: Text, target: RefundTarget): string {
  switch (target.kind) {
    case 'ORIGINAL':
      return isPresent(target.method)
        ? text('aftersale.toOriginal', { method: text(PAY_METHODS[target.method]) })
        : text('aftersale.original');
    case 'EWALLET':
      return text('aftersale.toEwallet', { phone: target.phoneNo ?? '' });
    case 'BANK':
      return text('aftersale.toBank', {
        bank: target.bankName ?? '',
        number: target.bankAccountNumber ?? '',
        name: target.bankAccountName ?? '',
      });
  }
}

/** Why a refund or its destination was not taken. Merchant 8 has the first words; what follows says why. */
export function notSubmitted(error: unknown): string {
  const why = isUnanswered(error) ? text('failure.offline') : serversWords(error);
  return [text('aftersale.submitFailed'), why].filter(Boolean).join(' · ');
}

/** What becomes of the red envelope of vouchers that return, in words. Buying 7. */
export function envelopeWords(
  text: ReturnType<typeof useText>,
  locale: Locale,
  { fate, until }: EnvelopeBack,
): string {
  switch (fate) {
    case 'KEPT':
      return text('aftersale.envelopeKept');
    case 'EXPIRED':
      return text('aftersale.envelopeExpired');
    case 'FREED':
      return isPresent(until)
        ? text('aftersale.envelopeUntil', { time: formatMoment(until, locale) })
        : text('aftersale.envelopeNote');
  }
}
