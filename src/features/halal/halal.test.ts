import { expect, test } from 'vitest';
import { halalState } from './halal.ts';

const certificate = { number: 'ID1', issuer: 'BPJPH', validUntil: '2028-01-01' };
const utc = (text: string) => Date.parse(text);

test.each<[string, typeof certificate | undefined, string]>([
  ['1', certificate, 'certified'],
  ['1', undefined, 'unknown'],
  ['1', { ...certificate, number: '' }, 'unknown'],
  ['2', certificate, 'unknown'],
  ['0', undefined, 'not-halal'],
  ['', undefined, 'unknown'],
])('halalRestaurant %s with %j is %s', (halalRestaurant, halalCertificate, kind) => {
  const given = { halalRestaurant, ...(halalCertificate ? { halalCertificate } : {}) };
  expect(halalState(given, utc('2026-11-22T00:00:00Z')).kind).toBe(kind);
});

test.each([
  ['the last minute of its last day in Jakarta', '2028-01-01T16:59:00Z', 'certified'],
  ['the first minute after it', '2028-01-01T17:00:00Z', 'unknown'],
])('a certificate in %s', (_, now, kind) => {
  const given = { halalRestaurant: '1', halalCertificate: certificate };
  expect(halalState(given, utc(now)).kind).toBe(kind);
});
