import { expect, type Page } from '@playwright/test';

type Email = { subject: string; text: string };

/** The emails to an address, newest first. */
export async function emailsTo(page: Page, address: string): Promise<Email[]> {
  const response = await page.request.get(`/__sandbox/api/mails?to=${address}`);
  return (await response.json()) as Email[];
}

export const emailSubjectsTo = async (page: Page, address: string): Promise<string[]> =>
  (await emailsTo(page, address)).map(({ subject }) => subject);

/** Chromium's error about the sandboxed frame of an email; expect it before opening one. */
export const emailFrameWarning = /__sandbox\/mails\/[\w-]+\/html/;

/** Opens an email on the mail page of the sandbox. */
export async function openEmail(page: Page, address: string, subject: string): Promise<void> {
  await page.goto('/__sandbox/mails');
  await page.getByRole('link').filter({ hasText: subject }).filter({ hasText: address }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}
