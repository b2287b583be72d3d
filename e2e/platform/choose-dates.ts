import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses a stay in the calendar that is open: turns the months until each day is there. */
export async function chooseDates(page: Page, checkIn: string, checkOut: string): Promise<void> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  // A month that is not drawn yet would be turned past.
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  for (const date of [checkIn, checkOut]) {
    const day = dayIn(calendar, date);
    for (let month = 0; month < 24 && !(await day.isVisible()); month++) {
      await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
    }
    await day.click();
  }
  await page.keyboard.press('Escape');
}

/** A day in the months that a calendar shows. */
export const dayIn = (calendar: Locator, date: string): Locator => calendar.getByRole('button', { name: nameOf(date) });

/** `15 December 2026, …`, as the calendar names its days. */
function nameOf(date: string): RegExp {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`^${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`);
}
