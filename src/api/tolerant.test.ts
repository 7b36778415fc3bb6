import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { apiReport } from './context.ts';
import { eachOf, orNone, tolerant } from './tolerant.ts';

const report = vi.fn<(where: string, error: unknown) => void>();
beforeEach(() => {
  report.mockReset();
  apiReport.set(report);
});

interface Data {
  list: number[];
  note: string;
  unread: string;
}
const generated: Endpoint<object, Data> = {
  path: '/list',
  data: v.object({ list: v.array(v.number()), note: v.string(), unread: v.string() }),
  isLoginRequired: true,
};
const endpoint = tolerant(generated, {
  list: eachOf(v.number(), 'test.item'),
  note: orNone(v.string(), 'test.note'),
});
const read = (data: unknown) => v.safeParse(endpoint.data, data);
const reported = () => report.mock.calls.map(([where]) => where);

test('a malformed entry is dropped and reported, the others stay', () => {
  expect(read({ list: [1, 'x', 2, null], note: 'n' }).output).toEqual({ list: [1, 2], note: 'n' });
  expect(reported()).toEqual(['test.item', 'test.item']);
});

test('a list without one valid entry is a malformed reply, an empty one is not', () => {
  expect(read({ list: ['x'], note: 'n' }).success).toBe(false);
  expect(read({ list: {}, note: 'n' }).success).toBe(false);
  expect(read({ list: [], note: 'n' })).toMatchObject({ success: true, output: { list: [] } });
});

test.each([
  ['absent', {}, []],
  ['null', { note: null }, []],
  ['malformed: that is reported', { note: 7 }, ['test.note']],
])('the reply is whole without a field that is %s', (_name, given, reports) => {
  const parsed = read({ list: [1], ...given });
  expect(parsed).toMatchObject({ success: true, output: { list: [1] } });
  expect((parsed.output as { note?: string }).note).toBeUndefined();
  expect(reported()).toEqual(reports);
});

test('the rest of the endpoint is unchanged', () => {
  expect(endpoint).toMatchObject({ path: '/list', isLoginRequired: true });
});
