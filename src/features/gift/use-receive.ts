import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { serversWords } from '../../api/errors.ts';
import { receiveByToken } from '../../api/generated/calls/receive-by-token.ts';
import type { ReceiveByTokenBody } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { setListTag } from '../store-list/list-tag.ts';
import { noteReceivedCoupon } from '../unread/received.ts';
import { refreshGifts } from './gift-queries.ts';

const receiveOnce = attempts(receiveByToken);

interface Receiving {
  /** Claims; a visitor after the login, who comes back to this page. */
  receive: (body: ReceiveByTokenBody) => void;
  /** The code or token that is on its way. */
  busy: string | undefined;
}

/** Claiming what a link or a code gives. */
export function useReceive(here: Path): Receiving {
  const [busy, setBusy] = useState<string>();

  async function send(body: ReceiveByTokenBody): Promise<void> {
    setBusy(body.token ?? body.code ?? '');
    try {
      const received = await receiveOnce(body);
      track('gift_received', { what: received.couponId ? 'voucher' : 'envelope' });
      toast(text('gift.received'));
      noteReceivedCoupon();
      // A red envelope changes what the lists say.
      setListTag();
    } catch (error) {
      reportProblem('gift.receive', error);
      toast(serversWords(error) || text('gift.receiveFailed'));
    } finally {
      setBusy(undefined);
      refreshGifts();
    }
  }

  return {
    busy,
    receive: (body) =>
      session.require('receive red envelope', {
        kind: 'do',
        act: () => void send(body),
        to: here,
      }),
  };
}
