import { attempts } from '../../api/keyed/attempts.ts';
import { receiveByToken } from '../../api/generated/calls/receive-by-token.ts';
import type { ReceiveByTokenBody } from '../../api/generated/types.ts';
import type { Path } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { track } from '../../telemetry/report.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { setListTag } from '../store-list/list-tag.ts';
import { noteReceivedCoupon } from '../unread/received.ts';
import { refreshGifts } from './gift-queries.ts';

const receiveGift = act(attempts(receiveByToken), {
  name: 'gift.receive',
  onDone(received) {
    track('gift_received', { what: received.couponId ? 'voucher' : 'envelope' });
    noteReceivedCoupon();
    // A red envelope changes what the lists say.
    setListTag();
  },
  onEnd: refreshGifts,
  done: 'gift.received',
  failed: 'gift.receiveFailed',
});

interface Receiving {
  /** Claims; a visitor after the login, who comes back to this page. */
  receive: (body: ReceiveByTokenBody) => void;
  isBusy: boolean;
}

/** Claiming what a link or a code gives. */
export function useReceive(here: Path): Receiving {
  const { send, isBusy } = useAct(receiveGift);
  return {
    isBusy,
    receive: (body) =>
      session.require('receive red envelope', {
        kind: 'do',
        act: () => void send(body),
        to: here,
      }),
  };
}
