/** A claim, 10,100 calls of others with keys of their own that are refused, and the claim sent again. */
import { randomUUID } from 'node:crypto';
import { Sandbox } from '../support/sandbox.ts';
import { newMember } from '../support/members.ts';
import { row } from '../bench/table.mjs';
import { codeOf, many, stranger } from './client.mjs';

const CLAIM = { couponBatchId: 'B1N1', couponTemplateIds: ['T1N1'], activityId: 'E1' };

export async function attackKeys() {
  const sandbox = await Sandbox.start({ args: ['--rate-limit', '1000000'] });
  try {
    const { accessToken } = await newMember(sandbox);
    const owner = { ...stranger(), token: accessToken, idempotencyKey: randomUUID() };
    const first = await sandbox.call('/market/coupon/receive', CLAIM, owner);
    const bogus = { ...CLAIM, couponBatchId: 'B1N9999' };
    const other = await newMember(sandbox);
    await many(10_100, 64, () =>
      codeOf(sandbox, '/market/coupon/receive', bogus, { ...stranger(), token: other.accessToken }),
    );
    const again = await sandbox.send('/market/coupon/receive', CLAIM, owner);
    const held = again.envelope.data?.receivedCount ?? first.receivedCount;
    return [
      row('A claim and its retry, 10,100 refused keys between', held, {
        unit: 'vouchers',
        atMost: first.receivedCount,
      }),
    ];
  } finally {
    await sandbox.stop();
  }
}
