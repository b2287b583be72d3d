import type { Page } from '@playwright/test';
import { expect } from './journey.js';

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** In the calendar that has the focus: goes to a day, by months, weeks and days, as the keys of a calendar do. */
export async function walkToDay(page: Page, date: string): Promise<void> {
  const focusedDay = () =>
    page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
  await expect.poll(focusedDay).not.toBe('');
  for (let presses = 0; presses < 60; presses++) {
    const before = await focusedDay();
    const ahead = days(before, date);
    if (ahead === 0) return;
    await page.keyboard.press(
      ahead >= 31 ? 'PageDown' : ahead >= 7 ? 'ArrowDown' : ahead > 0 ? 'ArrowRight' : 'ArrowLeft',
    );
    // Between two months nothing may have the focus.
    await expect.poll(async () => ['', before].includes(await focusedDay())).toBe(false);
  }
  throw new Error(`The keys do not lead to ${date}`);
}
