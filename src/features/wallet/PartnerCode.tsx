import { host } from '#host';
import type { PartnerCode as Code, VoucherKind } from '../../api/generated/types.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { resolveLink } from '../links/resolve-link.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Owned.module.css';

/** Merchant 3: a code of our own, or of a partner by its kind. */
export const KIND_NAMES: Readonly<Record<VoucherKind, TextKey>> = {
  STANDARD: 'offers.kindStandard',
  ULTRA_CODE: 'offers.kindUltra',
  COMBINED_CODE: 'offers.kindCombined',
  OTHER_LINK: 'offers.kindLink',
  PAPER: 'offers.kindPaper',
};

interface PartnerCodeProps {
  kind: VoucherKind;
  partnerCode: Code;
}

/** What a partner redeems a voucher by, which its owner has asked for. Buying 2 "Foreign codes". */
export function PartnerCode({ kind, partnerCode: { code, pin, linkUrl } }: PartnerCodeProps) {
  const text = useText();
  return (
    <div className={classes(layout['stack2'], space['pad3'], box['rounded'], css['code'])}>
      {isPresent(code) && (
        <Digits label={kind === 'PAPER' ? 'offers.claimNumber' : 'offers.code'} digits={code} />
      )}
      {isPresent(pin) && <Digits label="offers.pin" digits={pin} />}
      {isPresent(linkUrl) && (
        <Button variant="primary" wide onClick={() => openPage(linkUrl, text)}>
          {text('offers.openPage')}
        </Button>
      )}
    </div>
  );
}

function Digits({ label, digits }: { label: TextKey; digits: string }) {
  const text = useText();
  const copy = (): void => {
    host.copyText(digits.replaceAll(' ', '')).then(
      () => toast(text('offers.copied')),
      (error: unknown) => {
        reportProblem('partner.copy', error);
        toast(text('messages.shareCopyFail'));
      },
    );
  };
  return (
    <div>
      <p className={font['note']}>{text(label)}</p>
      <p className={classes(font['big'], font['words'], font['numbers'], css['digits'])}>
        {digits}
      </p>
      <Button variant="secondary" onClick={copy}>
        {text('offers.copy', { what: text(label) })}
      </Button>
    </div>
  );
}

/** The partner's page, outside the app. */
function openPage(linkUrl: string, text: (key: TextKey) => string): void {
  const failed = (error: unknown): void => {
    reportProblem('partner.page', error);
    toast(text('offers.pageFailed'));
  };
  const target = resolveLink(linkUrl, 'store');
  if (target.kind === 'external') host.openExternal(target.url).catch(failed);
  else failed(new Error(`partner link ${target.kind}`));
}
