/**
 * Forms on pages of their own that an action leads to. Only when it is sent does a form show that the
 * action has led to the right one: each is filled and sent.
 */
import type { Page } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import { rate, send, words } from '../steps/review-steps.ts';

export type Form = (page: Page) => Promise<void>;

const FORMS: Readonly<Record<string, Form>> = {
  [pathnames.reviewEdit]: async (page) => {
    await rate(page, 5);
    await words(page).fill('Bumbunya meresap, porsinya pas.');
    await send(page);
  },
};

export const formAt = (address: string): Form | undefined => FORMS[address.split('?')[0] ?? ''];
