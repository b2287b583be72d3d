import type { Page } from '@playwright/test';
import { newGuest, signInAs } from '../journey.js';

export type Person = { name: string; email: string; password: string };

/** Somebody new uses the browser, from the next page load on. */
export async function newPerson(page: Page, firstName: string, lastName: string): Promise<Person> {
  await page.context().clearCookies();
  const account = await newGuest(page, firstName.toLowerCase(), [firstName, lastName]);
  return { name: `${firstName} ${lastName}`, ...account };
}

/** Somebody else uses the browser, from the next page load on. */
export async function become(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, email, password);
}
