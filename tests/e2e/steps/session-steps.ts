/** Steps and expectations of session tests. */
import type { Page } from '@playwright/test';
import { keptTokens, type Member, memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect } from '../fixtures.ts';

export function expire(sandbox: Sandbox, userId: string, what: 'ACCESS' | 'REFRESH' | 'SESSION') {
  return sandbox.call('/sandbox/expire_tokens', { userId, what });
}

/** A new member on this page whose access token has expired. */
export async function expiredOn(page: Page, sandbox: Sandbox): Promise<Member> {
  const member = await memberOn(page, sandbox);
  await expire(sandbox, member.userId, 'ACCESS');
  return member;
}

/** Expects the same user with another access token. */
export async function expectRenewed(page: Page, member: Member): Promise<void> {
  const kept = await keptTokens(page);
  expect(kept?.userId).toBe(member.userId);
  expect(kept?.accessToken).not.toBe(member.accessToken);
}
