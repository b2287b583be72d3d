import { expect, type Page } from '@playwright/test';

type Letter = { subject: string; text: string };

/** The letters to an address, newest first, from the mail page's own list. */
export async function lettersTo(page: Page, address: string): Promise<Letter[]> {
  const asked = await page.request.get(`/__sandbox/api/mails?to=${address}`);
  return (await asked.json()) as Letter[];
}

/** Their subjects. */
export const subjectsTo = async (page: Page, address: string): Promise<string[]> =>
  (await lettersTo(page, address)).map(({ subject }) => subject);

/** What Chromium says of the frame round a letter, in which no script may run. To be announced before a letter is opened. */
export const letterFrame = /__sandbox\/mails\/[\w-]+\/html/;

/** Opens a letter on the mail page, as people do. */
export async function openLetter(page: Page, address: string, subject: string): Promise<void> {
  await page.goto('/__sandbox/mails');
  await page.getByRole('link').filter({ hasText: subject }).filter({ hasText: address }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}
