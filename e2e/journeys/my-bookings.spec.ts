import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { apiClient } from '../platform/api-client.js';
import { bookFreeRoom, payByCard } from '../platform/bookings.js';
import { demoGuest, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('heading') });
const textOf = async (download: Download) => readFileSync(await download.path(), 'latin1');

test('the tabs show upcoming, past and cancelled stays with their counts, and the URL keeps the tab', async ({
  page,
}) => {
  await signInAs(page, ...demoGuest);
  await page.goto('/my-bookings');
  await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Upcoming', 'Past', 'Cancelled']) {
    await tab(page, name).click();
    const count = Number(/\d+/.exec(await tab(page, name).innerText())?.[0]);
    expect(count).toBeGreaterThan(0);
    await expect(rows(page)).toHaveCount(count);
  }
  await expect(rows(page).getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  await tab(page, 'Past').click();
  await expect(page).toHaveURL(/\?show=past$/);
  await page.reload();
  await expect(tab(page, 'Past')).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).getByRole('button', { name: /^Cancel booking/ })).toHaveCount(0);
});

test('a paid stay has a receipt to print or download and a calendar entry', async ({ page }) => {
  const { email, password } = await newGuest(page, 'receipt');
  const guest = await apiClient(email, password);
  const booking = await bookFreeRoom(guest, inDays(freeDay), inDays(freeDay + 2));
  await payByCard(page, guest, booking._id);
  await page.goto('/my-bookings');

  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Add to calendar/ }).click(),
  ]);
  expect(entry.suggestedFilename()).toMatch(/^[\p{L}\p{M}\p{N}-]+-\d{4}-\d\d-\d\d\.ics$/u);
  const lines = (await textOf(entry)).replace(/\r\n\t/g, '').split('\r\n');
  expect(lines).toContain('BEGIN:VEVENT');
  expect(lines).toContain(`UID:booking-${booking._id}@wayhouse`);
  expect(lines.filter((line) => /^DT(START|END):\d{8}T\d{6}Z$/.test(line))).toHaveLength(2);

  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeFocused();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(booking.hotel.name);
  await expect(sheet).toContainText('Nora Lind');
  await expect(sheet).toContainText('Paid in total');

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await textOf(pdf)).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
});

test('another guest’s receipt is not shown', async ({ page }) => {
  const { email, password } = await newGuest(page, 'owner-of-it');
  const guest = await apiClient(email, password);
  const booking = await bookFreeRoom(guest, inDays(freeDay), inDays(freeDay + 1));
  await page.context().clearCookies();
  await signInAs(page, ...demoGuest);
  await page.goto(`/my-bookings/${booking._id}/receipt`);
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this booking' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(booking.hotel.name);
});
