import type { GivenVoucher } from '../../api/generated/types.ts';
import { EnvelopeFace } from '../../features/gift/EnvelopeFace.tsx';
import { Received } from '../../features/gift/GiftCard.tsx';
import type { TokenView } from '../../features/gift/gift-queries.ts';
import { UsageCard } from '../../features/voucher/UsageCard.tsx';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import css from './ReceiveRedEnvelopeScreen.module.css';
import { stateWords } from './state-words.ts';

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
    <div className={css['parts']}>
      {isReceived ? (
        <Received gift={gift} />
      ) : (
        <>
          <p className={css['giver']}>
            {typeof giverName === 'string'
              ? text('gift.from', { name: giverName })
              : text('gift.fromOperations')}
          </p>
          {note !== '' && <p className={css['note']}>{note}</p>}
        </>
      )}
      {voucher && <Voucher voucher={voucher} />}
      {envelope && <EnvelopeFace envelope={envelope} />}
      <section className={css['state']} data-good={state === 'MINE' || undefined} role="status">
        <h2 className={css['title']}>{text(words.title)}</h2>
        <p className={css['soft']}>{text(words.note, { name: gift?.receiverName ?? '' })}</p>
        {isClaimable && (
          <p className={css['soft']}>
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
    <div className={css['card']}>
      <Picture
        className={css['picture']}
        src={voucher.imageUrl}
        asked={ASKED.product}
        width={PICTURE_PX}
        height={PICTURE_PX}
        alt=""
        background={voucher.backgroundColor}
      />
      <div className={css['words']}>
        <p className={css['name']}>{pick(voucher.productName)}</p>
        <p className={css['soft']}>{voucher.storeName}</p>
      </div>
    </div>
  );
}
