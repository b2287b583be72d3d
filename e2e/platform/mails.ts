import type { Page } from '@playwright/test';

type Letter = { subject: string; text: string };

/** The letters to an address, newest first, from the mail page's own list. */
export async function lettersTo(page: Page, address: string): Promise<Letter[]> {
  const asked = await page.request.get(`/__sandbox/api/mails?to=${address}`);
  return (await asked.json()) as Letter[];
}

/** Their subjects. */
export const subjectsTo = async (page: Page, address: string): Promise<string[]> =>
  (await lettersTo(page, address)).map(({ subject }) => subject);
