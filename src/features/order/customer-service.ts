/** Questions about an order, and the way on to customer service by WhatsApp. */
import { host } from '#host';
import { attempts } from '../../api/keyed/attempts.ts';
import { isUnanswered, serversWords } from '../../api/errors.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { openCase } from '../../api/generated/calls/open-case.ts';
import type { CouponId, HelpTopic, OrderId } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { HostError } from '../../host/errors.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { act } from '../act/act.ts';
import { refreshOrders } from './order-queries.ts';

/** At most that many letters of a question; the contract's limit. */
export const MAX_NOTE = 300;

/** E.164 without its plus; no number of a country has fewer than 7 digits. */
const NUMBER = /^[1-9]\d{6,14}$/;

/**
 * Where WhatsApp opens: the message has the case's and the order's number and nothing else of the
 * user's. Undefined when the server's number is none.
 */
export function serviceUrl(serviceWhatsapp: string, message: string): string | undefined {
  if (!NUMBER.test(serviceWhatsapp)) return undefined;
  return `https://wa.me/${serviceWhatsapp}?text=${encodeURIComponent(message)}`;
}

/** From a tap: only then a browser opens windows. Never rejects. */
export async function openService(url: string): Promise<void> {
  try {
    await host.openWhatsApp(url);
  } catch (error) {
    const isMissing = error instanceof HostError && error.code === -2;
    if (!isMissing) reportProblem('order.service', error);
    toast(text(isMissing ? 'order.whatsappMissing' : 'order.whatsappFailed'));
  }
}

/** An order of the user's, or a voucher that the user owns, bought by any user. */
export interface Subject {
  orderId?: OrderId;
  couponId?: CouponId;
}

export interface Question extends Subject {
  topic: HelpTopic;
  /** Added to the open case of the topic; empty: it is only looked up, or opened without words. */
  note: string;
}

export const askService = act(attempts(openCase), {
  name: 'order.case',
  onDone(_, { couponId }: Question) {
    refreshOrders();
    if (couponId !== undefined)
      void queryClient.invalidateQueries({ queryKey: [couponDetail.path] });
  },
  failed: (error) =>
    isUnanswered(error) ? text('failure.offline') : serversWords(error) || text('order.caseFailed'),
  shows: 'inline',
});
