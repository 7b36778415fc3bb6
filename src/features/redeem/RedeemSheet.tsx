import { host } from '#host';
import { useState } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useScan } from '../scan/use-scan.tsx';
import { type NotOpen, openAtTable, openHere } from './open-voucher.ts';
import css from './Redeem.module.css';

const GUIDE: Record<'permission' | 'services' | 'browser', TextKey> = {
  permission: 'redeem.guidePermission',
  services: 'redeem.guideServices',
  browser: 'redeem.guideBrowser',
};

/** "Redeem": why the location, each refusal's way out, and the table's QR code instead. Merchant 5. */
export function RedeemButton({ couponId }: { couponId: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NotOpen>();
  const { openScan, scanLayer } = useScan((search) => {
    const qrCodeId = new URLSearchParams(search).get('qrCodeId');
    if (qrCodeId === null) return false;
    void run(openAtTable(couponId, qrCodeId));
    return true;
  });

  async function run(opening: Promise<NotOpen | undefined>): Promise<void> {
    setBusy(true);
    const why = await opening;
    setBusy(false);
    setFailure(why);
    if (!why) setOpen(false);
  }

  function openSettings(): void {
    host.openSettings().catch((error: unknown) => {
      reportProblem('redeem.settings', error);
      toast(text('location.settingsFailed'));
    });
  }

  const needsSettings = failure?.kind === 'location' && failure.guide === 'permission';
  return (
    <>
      <Button
        variant="primary"
        wide
        onClick={() => {
          setFailure(undefined);
          setOpen(true);
        }}
      >
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
        {failure ? <Why failure={failure} /> : <p className={css['line']}>{text('redeem.why')}</p>}
      </Sheet>
      {scanLayer}
    </>
  );
}

function Why({ failure }: { failure: NotOpen }) {
  const text = useText();
  return (
    <div role="alert">
      <p className={css['bad']}>
        {failure.kind === 'tooFar'
          ? text('redeem.tooFar')
          : failure.kind === 'location'
            ? text('redeem.noLocation')
            : failure.words}
      </p>
      <p className={css['line']}>
        {failure.kind === 'tooFar'
          ? text('redeem.tooFarNote')
          : failure.kind === 'location'
            ? text(failure.guide ? GUIDE[failure.guide] : 'redeem.guideAgain')
            : text('redeem.otherNote')}
      </p>
    </div>
  );
}
