import { expect, type Locator, type Page } from '@playwright/test';

/** Selects a stay in the open date picker. */
export async function chooseDates(page: Page, checkIn: string, checkOut: string): Promise<void> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  // Otherwise a month that is not rendered yet would be skipped.
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  for (const date of [checkIn, checkOut]) {
    const day = dayIn(calendar, date);
    for (let month = 0; month < 24 && !(await day.isVisible()); month++) await turnMonth(calendar, 'Next month');
    await day.click();
  }
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect(calendar).toBeHidden();
}

/** Selects a day in the months that the open date picker shows, or in the one before: that of a stay may begin with its departure. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  const day = dayIn(calendar, date);
  if (!(await day.isVisible())) await turnMonth(calendar, 'Previous month');
  await day.click();
}

/** Every press counts, also the first one, with which the focus leaves a day. */
async function turnMonth(calendar: Locator, name: 'Next month' | 'Previous month'): Promise<void> {
  const first = calendar.getByRole('grid').first();
  const shown = String(await first.getAttribute('aria-label'));
  await calendar.getByRole('button', { name }).click();
  await expect(first).not.toHaveAccessibleName(shown);
}

/** A day in the months that a calendar shows. */
export const dayIn = (calendar: Locator, date: string): Locator =>
  calendar.getByRole('button', { name: dayName(date) });

/** `15 December 2026, …`: the accessible name of a day. */
function dayName(date: string): RegExp {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`^${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`);
}
