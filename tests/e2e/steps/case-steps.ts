/** Cases of customer service: what their askers write, and what the console answers. */
import type { OpenCaseBody, OpenCaseData } from '../../../src/api/generated/types.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';

/** Writes to customer service; gives the number of the case. */
export async function writeCase(
  sandbox: Sandbox,
  member: Member,
  body: OpenCaseBody,
): Promise<string> {
  const path = '/digital-food/local_life/order/open_case';
  const reply = await sandbox.call(path, body, { token: member.accessToken });
  return (reply as OpenCaseData).case.caseNo;
}

/** A form of the console. */
export async function sendForm(
  { baseUrl }: Sandbox,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const { status } = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { origin: baseUrl },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (status !== 303) throw new Error(`the console answered ${status}`);
}

/** `end`: it is the last answer. */
export const answerCase = (
  sandbox: Sandbox,
  caseNo: string,
  { by, answer, act }: { by: 'SERVICE' | 'MERCHANT'; answer: string; act: 'answer' | 'end' },
): Promise<void> => sendForm(sandbox, '/console/cases', { case: caseNo, by, answer, do: act });
