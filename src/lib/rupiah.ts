/** An amount of rupiah as people and banks write it. Pure. */
import { plainText } from './plain-text.ts';

const MOST = 4_000_000_000;
const UNITS: Readonly<Record<string, number>> = {
  rb: 1000,
  ribu: 1000,
  k: 1000,
  jt: 1_000_000,
  juta: 1_000_000,
};
/** Groups of three by one separator; after another one, or after no group, cents that are zero. */
const GROUPED =
  /^([1-9]\d{0,2})(?:(\.\d{3})+(?:,0{1,2})?|(,\d{3})+(?:\.0{1,2})?|([ ']\d{3})+(?:[.,]0{1,2})?)$/;
const PLAIN = /^(0|[1-9]\d*)$/;
/** `75,00` may be a part of another number: only from a thousand on. */
const WITH_CENTS = /^([1-9]\d{3,})[.,]0{1,2}$/;
const WITH_UNIT = /^(0|[1-9]\d*)(?:[.,](\d{1,2}))? ?(rb|ribu|k|jt|juta)$/;

/** Whole rupiah; undefined for what can be read in two ways, or in none. */
export function rupiahOf(text: string): number | undefined {
  const written = plainText(text)
    .toLowerCase()
    .replace(/^(?:rp\.?|idr) ?/, '')
    .replace(/ ?(?:rupiah|idr)$/, '')
    .replace(/[.,] ?-$/, '');
  const amount = amountOf(written);
  return amount !== undefined && amount <= MOST ? amount : undefined;
}

function amountOf(written: string): number | undefined {
  if (PLAIN.test(written)) return Number(written);
  const [, thousands] = WITH_CENTS.exec(written) ?? [];
  if (thousands !== undefined) return Number(thousands);
  const [, whole, part = '', unit = ''] = WITH_UNIT.exec(written) ?? [];
  if (whole !== undefined)
    return (Number(`${whole}${part.padEnd(2, '0')}`) * (UNITS[unit] ?? 0)) / 100;
  if (!GROUPED.test(written)) return undefined;
  return Number(written.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''));
}
