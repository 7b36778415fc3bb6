import { type ReactNode, useState } from 'react';
import type {
  BoughtTerms,
  CouponId,
  HelpTopic,
  OpenCaseData,
  OrderCase,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { AskSheet } from '../../features/order/AskSheet.tsx';
import { CaseList } from '../../features/order/CaseList.tsx';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { type Path, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon, historyIcon, orderIcon, peopleIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './CouponDetail.module.css';

interface PurchaseSectionProps {
  coupon: Pick<WalletCoupon, 'orderId' | 'splitId' | 'payAmount'>;
  bought: Pick<BoughtTerms, 'orderNo' | 'refundId' | 'discountShare'>;
  /** Where its money is asked for; undefined: not now. */
  refund: Path | undefined;
  /** Its refund is linked elsewhere on the page. */
  isRefundTold: boolean;
}

/**
 * What was paid and where it is found: the user's own order, or the split of another's of which the
 * user paid a share. Nothing for who was given the voucher: the purchase is the giver's.
 */
export function PurchaseSection(props: PurchaseSectionProps) {
  const { coupon, bought, refund, isRefundTold } = props;
  const text = useText();
  const { orderId, splitId, payAmount } = coupon;
  const { orderNo, refundId } = bought;
  if (!isPresent(orderId)) return null;
  return (
    <TitledSection title={text('wallet.order')}>
      <div className={classes(surface['sheet'], space['pad2by4'])}>
        {isPresent(splitId) ? (
          <Way
            to={paths.groupCouponOrderDetail({ splitId })}
            icon={peopleIcon}
            name={text('wallet.split')}
          />
        ) : (
          <Way
            to={paths.groupCouponOrderDetail({ orderId })}
            icon={orderIcon}
            name={text('wallet.orderNo', { orderNo: orderNo ?? '' })}
          />
        )}
        {isPresent(refundId) && !isRefundTold && (
          <Way
            to={paths.refundDetail({ refundId })}
            icon={historyIcon}
            name={text('aftersale.follow')}
          />
        )}
        {refund && <Way to={refund} icon={historyIcon} name={text('aftersale.ask')} />}
        <p className={css['sums']}>
          {text('wallet.paid', { amount: formatRp(payAmount ?? 0) })}
          {bought.discountShare > 0 &&
            ` · ${text('wallet.envelopeShare', { amount: formatRp(bought.discountShare) })}`}
        </p>
      </div>
    </TitledSection>
  );
}

interface WayProps {
  to: Path;
  icon: IconShape;
  name: string;
  /** Beside the name. */
  children?: ReactNode;
}

/** A row of a card that leads to another page. */
export function Way({ to, icon, name, children }: WayProps) {
  return (
    <Link className={classes(layout['row2'], surface['tap'], tint['soft'], box['tall'])} to={to}>
      <Icon shape={icon} size={22} />
      <span className={classes(layout['fillWords'], tint['plainStrong'])}>{name}</span>
      {children}
      <Icon shape={chevronRightIcon} size={18} />
    </Link>
  );
}

/** Money is its buyer's. */
const TOPICS: readonly HelpTopic[] = ['VOUCHER', 'OUTLET', 'OTHER'];

interface CouponHelpProps {
  couponId: CouponId;
  cases: readonly OrderCase[];
}

/** Questions of an owner who did not buy the voucher, and a way to ask one: the order is another's. */
export function CouponHelp({ couponId, cases }: CouponHelpProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<OpenCaseData>();
  return (
    <TitledSection title={text('order.helpTitle')}>
      <CaseList
        cases={cases}
        subject={{ couponId }}
        orderNo={undefined}
        serviceWhatsapp=""
        opened={opened}
        onOpen={setOpened}
      />
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {text('order.ask')}
      </Button>
      <AskSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        subject={{ couponId }}
        topics={TOPICS}
        initialTopic="VOUCHER"
        onAsked={setOpened}
      />
    </TitledSection>
  );
}
