import { host } from '#host';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { callIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { openOutside } from '../links/open-outside.ts';

/** Digits with an optional plus; nothing else is dialled. */
const DIALLED = /^\+?\d{4,15}$/;

interface PhoneLinkProps {
  storeMobile: string | null | undefined;
  className: string | undefined;
  /** Tells it from others of a list. */
  storeName?: string;
}

/** A browser follows the `tel:` link; in the app the host opens it. Nothing without a number. */
export function PhoneLink({ storeMobile, className, storeName }: PhoneLinkProps) {
  const text = useText();
  const digits = storeMobile?.replaceAll(/[\s().-]/g, '');
  if (digits === undefined || !DIALLED.test(digits)) return null;
  const address = `tel:${digits}`;
  return (
    <a
      className={className}
      href={address}
      onClick={(event) => {
        if (host.kind !== 'APP') return;
        event.preventDefault();
        openOutside(address, 'store-contact.phone', 'merchant.callFailed');
      }}
    >
      <Icon shape={callIcon} size={18} />
      {text('merchant.call')}
      {storeName !== undefined && <VisuallyHidden> {storeName}</VisuallyHidden>}
    </a>
  );
}
