/** Numbers, codes and names as people type or paste them; undefined for what is none. Pure. */
import { plainText } from './plain-text.ts';
import { stripped } from './stripped.ts';

/** What a sentence puts before a code, and after it. */
const OPENING = '"\'(\u201C\u00AB';
const CLOSING = '"\'),.;:!?\u201D\u00BB\u3002';
const PHONE = /^(?:(?:\+|00)?62)?0?(8\d{8,11})$/;
const ACCOUNT = /^\d{8,20}$/;
const CODE = /^[0-9A-Z]+$/;
/** With accents that stand for themselves. */
const PERSON = /^\p{Alphabetic}[\p{Alphabetic}\u0300-\u036F .,'-]{1,59}$/u;

/** The digits of an Indonesian mobile number after 62. */
export function phoneOf(text: string): string | undefined {
  return PHONE.exec(plainText(text).replace(/[ ().\-/]/g, ''))?.[1];
}

/** A bank account's digits. */
export function accountOf(text: string): string | undefined {
  const digits = plainText(text).replace(/[ .\-/]/g, '');
  return ACCOUNT.test(digits) ? digits : undefined;
}

/** In capitals, without blanks and what a sentence puts around a code. */
export function bareCode(text: string): string {
  return stripped(plainText(text), OPENING, CLOSING).replaceAll(' ', '').toUpperCase();
}

/** Letters and digits; dashes only group them. */
export function codeOf(text: string): string | undefined {
  const code = bareCode(text).replaceAll('-', '');
  return CODE.test(code) ? code : undefined;
}

/** The holder of a bank account. */
export function personOf(text: string): string | undefined {
  const name = plainText(text);
  return PERSON.test(name) ? name : undefined;
}
