import type { Gift, GivenVoucher, TokenState } from '../../api/generated/types.ts';
import { EnvelopeFace } from '../../features/gift/EnvelopeFace.tsx';
import { Received } from '../../features/gift/GiftCard.tsx';
import type { TokenView } from '../../features/gift/gift-queries.ts';
import { UsageCard } from '../../features/voucher/UsageCard.tsx';
import { formatMoment } from '../../i18n/format-date.ts';
import { type TextKey, useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import { useCountdown } from '../../ui/use-countdown.ts';
import css from './ReceiveRedEnvelopeScreen.module.css';

const PICTURE_PX = 88;

/** Who gives what, and what has become of it. */
export function ReceiveView({ view, onEnd }: { view: TokenView; onEnd: () => void }) {
  const text = useText();
  const locale = useLocale();
  const { voucher, envelope, state, note, giverName, gift } = view;
  const isClaimable = state === 'CLAIMABLE' || state === 'APP_ONLY';
  useCountdown(isClaimable ? view.claimUntilMs : undefined, onEnd);
  const words = stateWords(view);
  const isReceived = state === 'MINE' && gift !== undefined && gift !== null;
  return (
    <div className={classes(layout['stack4'], layout['sections'])}>
      {isReceived ? (
        <Received gift={gift} />
      ) : (
        <>
          <p className={classes(font['big'], font['words'], letters['lines13'])}>
            {typeof giverName === 'string'
              ? text('gift.from', { name: giverName })
              : text('gift.fromOperations')}
          </p>
          {note !== '' && <p className={classes(font['lines'], css['note'])}>{note}</p>}
        </>
      )}
      {voucher && <Voucher voucher={voucher} />}
      {envelope && <EnvelopeFace envelope={envelope} />}
      <section
        className={classes(layout['stack1'], tint['ground'], space['pad4'], box['roundedBanner'])}
        data-tone={state === 'MINE' ? 'good' : undefined}
        role="status"
      >
        <h2 className={classes(font['bold'], letters['lines135'])}>{text(words.title)}</h2>
        <p className={classes(font['prose'], font['words'])}>
          {text(words.note, { name: gift?.receiverName ?? '' })}
        </p>
        {isClaimable && (
          <p className={classes(font['prose'], font['words'])}>
            {text('gift.claimUntil', { time: formatMoment(view.expireTime, locale) })}
          </p>
        )}
      </section>
      {voucher && (
        <TitledSection title={text('voucher.usage')}>
          <UsageCard detail={voucher} />
        </TitledSection>
      )}
    </div>
  );
}

function Voucher({ voucher }: { voucher: GivenVoucher }) {
  const pick = usePickLocale();
  return (
    <div className={classes(surface['panel'], layout['top3'], css['card'])}>
      <Picture
        className={css['picture']}
        src={voucher.imageUrl}
        asked={ASKED.product}
        width={PICTURE_PX}
        height={PICTURE_PX}
        alt=""
        background={voucher.backgroundColor}
      />
      <div className={classes(layout['stack1'], layout['share'])}>
        <p className={classes(font['heading'], font['tightWords'])}>{pick(voucher.productName)}</p>
        <p className={classes(font['prose'], font['words'])}>{voucher.storeName}</p>
      </div>
    </div>
  );
}

/** What each state of a gift or a red envelope says. Growth 5. */
interface Words {
  title: TextKey;
  /** May name who received it. */
  note: TextKey;
}

const GIFT: Readonly<Record<Exclude<TokenState, 'OWN'>, Words>> = {
  CLAIMABLE: { title: 'gift.claimableTitle', note: 'gift.claimableNote' },
  MINE: { title: 'gift.mineTitle', note: 'gift.mineVoucher' },
  TAKEN: { title: 'gift.takenTitle', note: 'gift.takenNote' },
  EXPIRED: { title: 'gift.expiredTitle', note: 'gift.expiredGift' },
  WITHDRAWN: { title: 'gift.withdrawnTitle', note: 'gift.withdrawnGift' },
  APP_ONLY: { title: 'gift.appOnlyTitle', note: 'gift.appOnlyNote' },
};

const ENVELOPE: typeof GIFT = {
  CLAIMABLE: GIFT.CLAIMABLE,
  MINE: { title: 'gift.mineTitle', note: 'gift.mineEnvelope' },
  TAKEN: { title: 'gift.noneLeftTitle', note: 'gift.noneLeftNote' },
  EXPIRED: { title: 'gift.expiredTitle', note: 'gift.expiredOffer' },
  WITHDRAWN: { title: 'gift.withdrawnTitle', note: 'gift.withdrawnOffer' },
  APP_ONLY: GIFT.APP_ONLY,
};

const OWN: Readonly<Record<Gift['status'], TextKey>> = {
  WAITING: 'gift.ownWaiting',
  CLAIMED: 'gift.ownClaimed',
  TAKEN_BACK: 'gift.ownBack',
  EXPIRED: 'gift.ownBack',
  GIVEN_BACK: 'gift.ownBack',
};

function stateWords({ state, envelope, gift }: TokenView): Words {
  if (state === 'OWN') return { title: 'gift.ownTitle', note: OWN[gift?.status ?? 'WAITING'] };
  return (envelope ? ENVELOPE : GIFT)[state];
}
