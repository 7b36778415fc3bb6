import { plainText } from '../../lib/plain-text.ts';

/** The code that was sent by SMS. */
export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted; of a whole message, the code in it. */
export function codeDigits(written: string): string {
  const plain = plainText(written);
  const whole = plain.match(/\d+/g)?.find(({ length }) => length === CODE_LENGTH);
  return whole ?? plain.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
}
