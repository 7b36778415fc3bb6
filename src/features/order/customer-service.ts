/** Questions about an order, and the way on to customer service by WhatsApp. */
import { host } from '#host';
import { attempts } from '../../api/keyed/attempts.ts';
import { isUnanswered, serversWords } from '../../api/errors.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { openCase } from '../../api/generated/calls/open-case.ts';
import type { HelpTopic, OpenCaseData } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { HostError } from '../../host/errors.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
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

/** An order of the user's, or a voucher that the user owns, whoever bought it. */
export interface Subject {
  orderId?: string;
  couponId?: string;
}

export interface Question extends Subject {
  topic: HelpTopic;
  /** Added to the open case of the topic; empty: it is only looked up, or opened without words. */
  note: string;
}

const openOnce = attempts(openCase);

/** Gives the case, or what to tell the user. */
export async function askService(question: Question): Promise<OpenCaseData | string> {
  try {
    const data = await openOnce(question);
    refreshOrders();
    if (question.couponId !== undefined)
      void queryClient.invalidateQueries({ queryKey: [couponDetail.path] });
    return data;
  } catch (error) {
    reportProblem('order.case', error);
    if (isUnanswered(error)) return text('failure.offline');
    return serversWords(error) || text('order.caseFailed');
  }
}
