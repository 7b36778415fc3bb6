/**
 * What people type to log in: Indonesian mobile numbers, and the code of an SMS. Inside the app a number is its digits after 62,
 * without a leading zero (contract `SendCodeBody`); groups are only for display.
 */
import { plainText } from '../../lib/plain-text.ts';

/** Spec home 3: the default country code. */
export const COUNTRY_CODE = '62';

const MIN_DIGITS = 9;
const MAX_DIGITS = 12;
/** Enough digits of a longer text are kept to show that a wrong paste is too long. */
const KEPT_DIGITS = 15;

export type PhoneFault = 'empty' | 'prefix' | 'short' | 'long';

/** `0812…`, `62812…`, `+62 812-…` and `812…` are all `812…`. */
export function phoneDigits(written: string): string {
  const digits = plainText(written)
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .replace(new RegExp(`^${COUNTRY_CODE}`), '')
    .replace(/^0+/, '');
  return digits.slice(0, KEPT_DIGITS);
}

/** What is wrong with the digits; undefined when they are a mobile number. */
export function phoneFault(phoneNo: string): PhoneFault | undefined {
  if (phoneNo === '') return 'empty';
  if (!phoneNo.startsWith('8')) return 'prefix';
  if (phoneNo.length < MIN_DIGITS) return 'short';
  return phoneNo.length > MAX_DIGITS ? 'long' : undefined;
}

/** `81234567890` is `812-3456-7890`. */
export function formatPhone(phoneNo: string): string {
  const groups = [phoneNo.slice(0, 3), phoneNo.slice(3, 7), phoneNo.slice(7)];
  return groups.filter((group) => group !== '').join('-');
}

/** For a number within a sentence: no line break inside. */
export function inOnePiece(grouped: string): string {
  return grouped.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');
}

/** The caret position in the grouped text after so many digits. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digits) return at;
    if (grouped[at] !== '-') seen += 1;
  }
  return grouped.length;
}

/** The code that was sent by SMS. */
export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted; of a whole message, the code in it. */
export function codeDigits(written: string): string {
  const plain = plainText(written);
  const whole = plain.match(/\d+/g)?.find(({ length }) => length === CODE_LENGTH);
  return whole ?? plain.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
}
