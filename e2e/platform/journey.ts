import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { keepNotices } from './notices.js';

export { demoGuest, demoOwner } from './demo-accounts.js';
export { expect };

type Given = { announced: RegExp[]; savesData: boolean };
type Always = { quietConsole: void; thrift: void; notices: void };

/** A journey fails when the browser's console shows an error or a warning that the journey did not announce. */
export const test = base.extend<Given & Always>({
  baseURL: async ({}, use) => use(process.env.SITE),
  announced: async ({}, use) => use([]),
  // What is loaded ahead, whenever the browser finds the time, is for the journeys that are about it.
  savesData: [true, { option: true }],
  thrift: [
    async ({ context, savesData }, use) => {
      if (savesData)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        );
      await use();
    },
    { auto: true },
  ],
  notices: [
    async ({ context }, use) => {
      await keepNotices(context);
      await use();
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, announced }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(complaints.filter((complaint) => !announced.some((known) => known.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the journeys count days from: the same moment for all, also for who goes on past midnight. */
const began = Date.now();

/** A calendar date `days` from today. */
export const inDays = (days: number): string => new Date(began + days * 86_400_000).toISOString().slice(0, 10);

/** Far ahead of the demo data; on a platform that is used again, each minute's run books other nights. */
export const freeDay = 150 + (process.env.SITE_DATA_DIR ? 0 : Math.floor(began / 60_000) % 400);

/** An address that no other run has used. */
export const newAddress = (name: string): string => `${name}-${Date.now().toString(36)}@example.com`;

/**
 * Signs a new guest up through Clerk's own form. With Enter: who presses the button leaves the password's field, whose praise
 * then pushes the button away under the press.
 */
export async function signUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email address').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a-long-quiet-walk-27');
  await password.press('Enter');
}

/** Signs somebody in without Clerk's form; the next page that loads knows them. */
export async function signInAs(page: Page, identifier: string, password: string): Promise<void> {
  const form = { strategy: 'password', identifier, password };
  expect((await page.request.post('/__clerk/v1/client/sign_ins', { form })).ok()).toBe(true);
}

/** Makes a guest of their own, who is signed in when the next page loads. */
export async function newGuest(page: Page, name: string): Promise<{ email: string; password: string }> {
  const guest = { email: newAddress(name), password: 'a-long-quiet-walk-27' };
  const form = { email_address: guest.email, password: guest.password, first_name: 'Nora', last_name: 'Lind' };
  expect((await page.request.post('/__clerk/v1/client/sign_ups', { form })).ok()).toBe(true);
  return guest;
}

/** Moves on with the Tab key until the focus is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
}

/** A photograph as an owner would choose it. */
export const photo = (name: string): string => join(import.meta.dirname, '../../sandbox/demo/photos', name);
