import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { addDays, type Weekday, weekdayOf } from '@wayhouse/domain';
import { reportFailure } from './report-failure.js';
import { site } from './site.js';
import { recordToasts } from './toasts.js';

export { demoGuest, demoOwner, unchangedOwner } from './demo-accounts.js';
export { expect };

type Options = { expectedErrors: RegExp[]; savesData: boolean };
type AutoFixtures = {
  quietConsole: void;
  dataSaver: void;
  shortAnimations: void;
  takenOver: void;
  toasts: void;
  failureReport: void;
};

/** A journey fails when the browser's console shows an error or a warning that is not among `expectedErrors`. */
export const test = base.extend<Options & AutoFixtures>({
  baseURL: async ({}, use) => use(site.url),
  expectedErrors: async ({}, use) => use([]),
  // Only journeys about preloading turn data saving off.
  savesData: [true, { option: true }],
  dataSaver: [
    async ({ context, savesData }, use) => {
      if (savesData)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        );
      await use();
    },
    { auto: true },
  ],
  shortAnimations: [
    async ({ context }, use) => {
      context.on('page', shortenAnimations);
      await use();
    },
    { auto: true },
  ],
  takenOver: [
    async ({ context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) context.on('page', waitForTakeOver);
      await use();
    },
    { auto: true },
  ],
  toasts: [
    async ({ context }, use) => {
      await recordToasts(context);
      await use();
    },
    { auto: true },
  ],
  failureReport: [({ context }, use, info) => reportFailure(context, use, info), { auto: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('request', (request) => {
        if (request.url().endsWith('/policy-reports')) problems.push(`reported: ${request.postData()}`);
      });
      await use();
      expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Animations and transitions run, and end, at ten times their speed: without a graphics processor each frame is expensive. */
async function shortenAnimations(page: Page): Promise<void> {
  // A page may be closed before it is reached.
  await page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
    })
    .catch(() => undefined);
}

/** Makes a page be open only once React has taken over what the server has rendered, unless it is opened until `commit`. */
function waitForTakeOver(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return response;
  };
}

/** Runs in the page. React marks what it renders. */
const isTakenOver = () =>
  [...document.querySelectorAll('#root :is(a, button, input, select)')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps$')),
  );

/** All journeys count days from the same moment, also past midnight. */
const began = Date.now();

/** A calendar date `days` from today. */
export const inDays = (days: number): string => new Date(began + days * 86_400_000).toISOString().slice(0, 10);

/** Far ahead of the demo data; on a reused platform each run books other nights. */
export const freeDay = 150 + (site.dataDir ? 0 : Math.floor(began / 60_000) % 400);

/** The first such weekday from `freeDay` on. */
export function freeWeekday(weekday: Weekday): string {
  let day = inDays(freeDay);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}

/** An email address that no other run has used. */
export const newAddress = (name: string): string => `${name}-${Date.now().toString(36)}@example.com`;

/**
 * Signs a new guest up through Clerk's form. Submits with Enter, because the password feedback that appears on blur moves the
 * button.
 */
export async function signUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByRole('dialog').getByLabel('Email address').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a-long-quiet-walk-27');
  await password.press('Enter');
}

/** Signs in without Clerk's form, from the next page load on. */
export async function signInAs(page: Page, identifier: string, password: string): Promise<void> {
  const form = { strategy: 'password', identifier, password };
  expect((await page.request.post('/__clerk/v1/client/sign_ins', { form })).ok()).toBe(true);
}

/** Creates a guest who is signed in from the next page load on. `name` is the beginning of the address. */
export async function newGuest(
  page: Page,
  name: string,
  [firstName, lastName] = ['Nora', 'Lind'],
): Promise<{ email: string; password: string }> {
  const guest = { email: newAddress(name), password: 'a-long-quiet-walk-27' };
  const names = { first_name: firstName!, last_name: lastName! };
  const form = { email_address: guest.email, password: guest.password, ...names };
  expect((await page.request.post('/__clerk/v1/client/sign_ups', { form })).ok()).toBe(true);
  return guest;
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
}

/** The path of a demo photo. */
export const photo = (name: string): string => join(import.meta.dirname, '../../sandbox/demo/photos', name);
