/** A refresh token that was swapped a moment ago, on 20 other devices. */
import { Sandbox } from '../support/sandbox.ts';
import { newMember } from '../support/members.ts';
import { row } from '../bench/table.mjs';
import { codeOf, many, stranger } from './client.mjs';

export async function attackRefresh() {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'] });
  try {
    const member = await newMember(sandbox);
    const body = {
      refreshToken: member.refreshToken,
      identityType: 'C',
      cpType: 'COUPON_PLATFORM',
    };
    const own = stranger();
    await sandbox.call('/account/refreshToken', body, own);
    const codes = await many(20, 20, () =>
      codeOf(sandbox, '/account/refreshToken', body, stranger()),
    );
    return [
      row('A swapped refresh token on 20 other devices', codes.filter((c) => c === '').length, {
        unit: 'sessions',
        atMost: 0,
      }),
    ];
  } finally {
    await sandbox.stop();
  }
}
