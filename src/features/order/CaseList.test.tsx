import { asId } from '../../api/ids.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  CaseMessage,
  CaseNo,
  OpenCaseData,
  OrderCase,
  OrderId,
} from '../../api/generated/types.ts';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { CaseList } from './CaseList.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, body: object) => unknown>() }));

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../../api/call.ts', () => ({ call: wire.call }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});

const NOON_MS = Date.UTC(2026, 10, 26, 5);
const said = (text: string, by: CaseMessage['by'] = 'ASKER'): CaseMessage => ({
  by,
  text,
  time: NOON_MS,
});

function caseOf(changes: Partial<OrderCase> = {}): OrderCase {
  return {
    caseNo: asId<CaseNo>('N7'),
    topic: 'VOUCHER',
    openedTime: NOON_MS,
    answerDate: '2026-12-07',
    messageList: [said('Kode tidak muncul.')],
    messagesLeft: 9,
    ...changes,
  };
}

function Shown({ first }: { first: OrderCase }) {
  const [opened, setOpened] = useState<OpenCaseData>();
  return (
    <MemoryRouter>
      <CaseList
        cases={[first]}
        subject={{ orderId: asId<OrderId>('H1') }}
        orderNo="2611"
        serviceWhatsapp="6281100001111"
        opened={opened}
        onOpen={setOpened}
      />
    </MemoryRouter>
  );
}

function openCase(first: OrderCase): HTMLElement {
  render(<Shown first={first} />);
  fireEvent.click(screen.getByRole('button', { name: /order.caseNumber N7/ }));
  return screen.getByRole('dialog');
}

const written = (sheet: HTMLElement): (string | null)[] =>
  within(within(sheet).getByRole('list', { name: 'order.caseMessages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  await openKept();
  wire.call.mockReset();
});
afterEach(cleanup);

test('a case shows all that was written, newest last, and takes more', async () => {
  const sheet = openCase(caseOf());
  const field = within(sheet).getByLabelText('order.caseMore');
  const send = within(sheet).getByRole('button', { name: 'order.caseSend' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'Masih sama.' } });
  const messageList = [said('Kode tidak muncul.'), said('Masih sama.')];
  wire.call.mockResolvedValue({
    case: caseOf({ messageList, messagesLeft: 8 }),
    serviceWhatsapp: '6281100001111',
  });
  await act(async () => fireEvent.click(send));
  expect(wire.call.mock.calls[0]?.[1]).toEqual({
    orderId: asId<OrderId>('H1'),
    topic: 'VOUCHER',
    note: 'Masih sama.',
  });
  const [first, second] = written(sheet);
  expect(first).toContain('Kode tidak muncul.');
  expect(second).toContain('Masih sama.');
  expect(field).toHaveProperty('value', '');
});

test.each([
  [new ApiError('network'), 'failure.offline'],
  [new ApiError('rate-limited', codes.RATE_LIMITED, 'Terlalu cepat'), 'Terlalu cepat'],
  [new ApiError('business', codes.CASE_FULL, 'Sudah banyak'), 'Sudah banyak'],
  [new ApiError('malformed'), 'order.caseFailed'],
])('what cannot be sent stays in the field and says why: %s', async (error, why) => {
  const sheet = openCase(caseOf());
  const field = within(sheet).getByLabelText('order.caseMore');
  fireEvent.change(field, { target: { value: 'Masih sama.' } });
  wire.call.mockRejectedValue(error);
  await act(async () =>
    fireEvent.click(within(sheet).getByRole('button', { name: 'order.caseSend' })),
  );
  expect(within(sheet).getByRole('alert').textContent).toBe(why);
  expect(field).toHaveProperty('value', 'Masih sama.');
});

test('a receipt is shown with its reference, sum and moment', () => {
  const receipt = { ...said(''), reference: 'RRN-1', amount: 75_000, paidTime: NOON_MS };
  const [line] = written(openCase(caseOf({ topic: 'MONEY_TAKEN', messageList: [receipt] })));
  for (const part of ['order.messageReference RRN-1', 'order.messageAmount', 'order.messagePaid'])
    expect(line).toContain(part);
});

test.each([
  ['answered', { messageList: [said('Halo'), said('Sudah.', 'SERVICE')] }, 'order.caseGoOn', true],
  ['full', { messagesLeft: 0 }, 'order.caseFull', false],
  ['closed', { closedTime: NOON_MS, messagesLeft: 0 }, 'order.caseClosedAt', false],
])('a case that is %s says what can be done', (_, changes, words, takesMore) => {
  const sheet = openCase(caseOf(changes));
  expect(sheet.textContent).toContain(words);
  expect(within(sheet).queryByRole('textbox') !== null).toBe(takesMore);
});
