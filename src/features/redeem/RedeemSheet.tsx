import type { CouponId } from '../../api/generated/types.ts';
import { host } from '#host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import type { StatePictureName } from '../../ui/state-pictures.tsx';
import { StateDrawing } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import { routeParams } from '../links/routes.ts';
import { useScan } from '../scan/use-scan.tsx';
import { UsageCard } from '../voucher/UsageCard.tsx';
import type { UsageFacts } from '../voucher/usage-words.ts';
import { type NotOpen, openAtTable, openHere } from './open-voucher.ts';
import { NearestOutlet, Outlets } from '../voucher/VoucherStores.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

const GUIDE: Record<'permission' | 'services' | 'browser', TextKey> = {
  permission: 'redeem.guidePermission',
  services: 'redeem.guideServices',
  browser: 'redeem.guideBrowser',
};

/** The others show outlets, which are worth more room. */
const DRAWINGS: Partial<Record<NotOpen['kind'], StatePictureName>> = {
  location: 'noPlace',
  hours: 'doneToday',
  other: 'counter',
};

/** So long a position is waited for before another way is offered. */
const SLOW_MS = 1000;

interface RedeemButtonProps {
  couponId: CouponId;
  /** Its days and hours, frozen; undefined where nothing was bought. */
  usage: UsageFacts | undefined;
  /** A tap on "Use" led here. */
  isAsked: boolean;
}

/** "Redeem": why the location, each refusal's way out, and the table's QR code instead. Merchant 5. */
export function RedeemButton({ couponId, usage, isAsked }: RedeemButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NotOpen>();
  const { openScan, scanLayer } = useScan((search) => {
    const { qrCodeId } = routeParams('merchant', search);
    if (qrCodeId === undefined) return false;
    void run(openAtTable(couponId, qrCodeId));
    return true;
  });

  async function run(opening: Promise<NotOpen | 'unasked' | undefined>): Promise<void> {
    setBusy(true);
    const why = await opening;
    setBusy(false);
    setOpen(why !== undefined);
    // What the location is for is on the sheet; the next tap asks.
    if (why !== 'unasked') setFailure(why);
  }

  /**
   * Where the location is known, one tap leads to the code, without a sheet that comes and goes; otherwise,
   * or when it takes long, the sheet says what the location is for and offers the other way.
   */
  function begin(): void {
    setFailure(undefined);
    const slow = setTimeout(() => setOpen(true), SLOW_MS);
    void run(openHere(couponId, false)).finally(() => clearTimeout(slow));
  }
  const beginAsked = useEffectEvent(begin);
  useEffect(() => {
    if (isAsked) beginAsked();
  }, [isAsked]);

  function openSettings(): void {
    host.openSettings().catch((error: unknown) => {
      reportProblem('redeem.settings', error);
      toast(text('location.settingsFailed'));
    });
  }

  const needsSettings = failure?.kind === 'location' && failure.guide === 'permission';
  return (
    <>
      <Button variant="primary" wide isBusy={isBusy && !isOpen} onClick={begin}>
        {text('redeem.open')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('redeem.openTitle')}
        closeLabel={text('common.close')}
        areButtonsStacked
        buttons={[
          needsSettings && {
            variant: 'primary',
            label: text('location.openSettings'),
            onClick: openSettings,
          },
          {
            variant: needsSettings ? 'secondary' : 'primary',
            label: text(failure ? 'redeem.tryAgain' : 'redeem.useLocation'),
            isBusy,
            onClick: () => void run(openHere(couponId)),
          },
          { variant: 'secondary', label: text('redeem.scanTable'), onClick: openScan },
        ]}
      >
        {failure ? (
          <Why failure={failure} couponId={couponId} usage={usage} />
        ) : (
          <p className={font['paragraph']}>{text('redeem.why')}</p>
        )}
      </Sheet>
      {scanLayer}
    </>
  );
}

interface WhyProps extends Omit<RedeemButtonProps, 'isAsked'> {
  failure: NotOpen;
}

function Why({ failure, couponId, usage }: WhyProps) {
  const text = useText();
  const [title, note] = wordsOf(failure);
  const drawing = DRAWINGS[failure.kind];
  return (
    <div className={layout['stack3']}>
      <div role="alert">
        {drawing && <StateDrawing name={drawing} />}
        <p className={tint['alarm']}>{title}</p>
        <p className={font['paragraph']}>{note}</p>
      </div>
      {failure.kind === 'tooFar' && <NearestOutlet couponId={couponId} />}
      {failure.kind === 'outlet' && <Outlets couponId={couponId} />}
      {failure.kind === 'hours' && usage && <UsageCard detail={usage} />}
    </div>
  );

  function wordsOf(why: NotOpen): [string, string] {
    switch (why.kind) {
      case 'tooFar':
        return [text('redeem.tooFar'), text('redeem.tooFarNote')];
      case 'outlet':
        return [text('redeem.otherOutlet'), text('redeem.otherOutletNote')];
      case 'hours':
        return [text('redeem.notNow'), text('redeem.notNowNote')];
      case 'location':
        return [
          text('redeem.noLocation'),
          text(why.guide ? GUIDE[why.guide] : 'redeem.guideAgain'),
        ];
      case 'other':
        return [why.words, text('redeem.otherNote')];
    }
  }
}
