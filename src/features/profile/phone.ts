/** How a member's own phone number is shown. `countryCode` and `phoneNo` are digits. Pure. */

/** Spec home 1: the default. */
const defaultCountryCode = '62';

export function countryPrefix(countryCode: string): string {
  return `+${/^\d{1,4}$/.test(countryCode) ? countryCode : defaultCountryCode}`;
}

/** `812-3456-7890`: three digits, then fours, as numbers are read aloud in Indonesia. */
export function groupedPhone(phoneNo: string): string {
  const digits = phoneNo.replace(/\D/g, '');
  return [digits.slice(0, 3), ...(digits.slice(3).match(/\d{1,4}/g) ?? [])]
    .filter(Boolean)
    .join('-');
}

/** `+62 812-••••-7890`: enough for its owner, too little for a bystander. */
export function maskedPhone(countryCode: string, phoneNo: string): string {
  const digits = phoneNo.replace(/\D/g, '');
  const tail = digits.length > 7 ? digits.slice(-4) : '';
  return [
    countryPrefix(countryCode),
    [digits.slice(0, 3), '••••', tail].filter(Boolean).join('-'),
  ].join(' ');
}
