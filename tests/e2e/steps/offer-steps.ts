/** Dewi, who has a red envelope of each kind and partners' codes. Sandbox README. */
import type { Page } from '@playwright/test';
import type { MyCouponsData, RedEnvelope } from '../../../src/api/generated/types.ts';
import { keepLogin, type Member, newMember } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { MY_COUPONS } from './wallet-steps.ts';

export async function dewiOn(page: Page, sandbox: Sandbox): Promise<Member> {
  const dewi = await newMember(sandbox, '81200000003');
  await keepLogin(page, dewi);
  return dewi;
}

export async function envelopesOf(sandbox: Sandbox, member: Member): Promise<RedEnvelope[]> {
  const body = { kind: 'RED_ENVELOPE', states: [], sort: 'EXPIRING', pageNo: 1, pageSize: 50 };
  const caller = { token: member.accessToken };
  return ((await sandbox.call(MY_COUPONS, body, caller)) as MyCouponsData).redEnvelopeList;
}
