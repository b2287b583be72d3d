import type { Page } from '@playwright/test';
import { expect } from './journey.js';

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Moves the focus in the focused calendar to a day, with the keyboard. */
export async function moveFocusToDay(page: Page, date: string): Promise<void> {
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
    // While the month changes nothing has the focus.
    await expect.poll(async () => ['', before].includes(await focusedDay())).toBe(false);
  }
  throw new Error(`The keys do not lead to ${date}`);
}
