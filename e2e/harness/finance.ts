import { expect, type Page } from '@playwright/test';

export const TOP_UPS = '/admin/top-up-manage';
export const REDEEMS = '/admin/redeem-management';
export const AUDIT = '/admin/audit-log';

export type Verb = 'Approve' | 'Reject';
export type Kind = 'topup' | 'redeem';

/** What the two kinds of request are called, on the screen and in the addresses. */
export const WORDS = {
  topup: { path: TOP_UPS, idLabel: 'Topup ID', noun: 'topup', title: 'Request' },
  redeem: { path: REDEEMS, idLabel: 'Redeem ID', noun: 'redeem request', title: 'Redeem request' },
} as const;

export const SIDE = { Approve: ['Confirm Approval', 'APPROVED'], Reject: ['Confirm Rejection', 'REJECTED'] } as const;

/** The row of a request, found by the name of its button or its copy button. */
export const row = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Copy request ID ${id}`, exact: true }) });
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Copy request ID / }) });
export const decisionButton = (page: Page, id: number, verb: Verb) =>
  page.getByRole('button', { name: new RegExp(`^${verb} request ${id} of `) });
export const dialog = (page: Page, verb: Verb) => page.getByRole('alertdialog', { name: SIDE[verb][0] });
export const confirmButton = (page: Page, verb: Verb) => dialog(page, verb).getByRole('button', { name: 'Confirm', exact: true });
/** A message in the corner of the screen. */
export const toast = (page: Page, message: string | RegExp) =>
  page.locator('div:is([data-tone=success], [data-tone=error], [data-tone=info])').filter({ hasText: message });
export const done = (kind: Kind, id: number, verb: Verb) => `${WORDS[kind].title} ${id} updated to ${SIDE[verb][1]}`;

/** Opens the question of one request. */
export async function ask(page: Page, id: number, verb: Verb): Promise<void> {
  await decisionButton(page, id, verb).click();
  await expect(dialog(page, verb)).toBeVisible();
}

/** Decides a request as a person does, and sees it through. */
export async function decide(page: Page, kind: Kind, id: number, verb: Verb): Promise<void> {
  await ask(page, id, verb);
  await confirmButton(page, verb).click();
  await expect(toast(page, done(kind, id, verb))).toBeVisible();
}
