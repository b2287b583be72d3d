import type { Page } from '@playwright/test';
import { axeFinds } from '../platform/axe.js';
import { expect, newAddress, test } from '../platform/journey.js';
import { letterFrame, lettersTo, openLetter } from '../platform/mails.js';

const support = 'support@wayhouse.example';
const careers = 'careers@wayhouse.example';

test('a visitor writes to us: both letters arrive with the reference that the page shows', async ({
  page,
  announced,
}) => {
  announced.push(letterFrame);
  const address = newAddress('nora');
  await page.goto('/contactus');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('Please fill this in')).toHaveCount(4);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect.poll(() => axeFinds(page)).toEqual([]);

  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('E-mail', { exact: true }).fill(address);
  await page.getByLabel('Subject').fill('The blue lamp');
  await page.getByLabel('Message').fill('I left a lamp.\n\nIt is blue.');
  await send.click();
  const confirmation = page.getByRole('region', { name: 'Your message is on its way' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(address);
  await expect.poll(() => axeFinds(page)).toEqual([]);

  const reference = String(await confirmation.getByRole('definition').textContent());
  expect(reference).toMatch(/^WH-\w{4}-\w{2}$/);
  await expect.poll(() => lettersTo(page, address)).toHaveLength(1);
  const [receipt] = await lettersTo(page, address);
  expect(receipt?.subject).toBe(`We have your message, ${reference}`);
  const letter = await theLetter(page, support, `[${reference}] The blue lamp`);
  expect(letter).toContain('I left a lamp.\n\nIt is blue.');
  expect(letter).toContain(`E-mail: ${address}`);
  await openLetter(page, address, `We have your message, ${reference}`);
});

test('when the message cannot be sent the page says so and keeps it', async ({ page, announced }) => {
  announced.push(/503 \(Service Unavailable\)/);
  await page.route('**/api/messages/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  await page.goto('/contactus');
  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('E-mail', { exact: true }).fill(newAddress('nora'));
  await page.getByLabel('Subject').fill('The blue lamp');
  await page.getByLabel('Message').fill('I left a lamp.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.Not now.');
  await expect(page.getByLabel('Message')).toHaveValue('I left a lamp.');
  await expect.poll(() => axeFinds(page)).toEqual([]);

  await page.unroute('**/api/messages/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Your message is on its way' })).toBeFocused();
});

test('the map shows the house without a network, and leads to one with streets', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/contactus');
  const map = page.getByRole('img', { name: /Our house is in Bangalore/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Wayhouse, Bangalore')).toBeVisible();
  await expect(page.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute('target', '_blank');
  const own = new URL(page.url()).origin;
  expect(asked.filter((origin) => origin !== own && /^https?:/.test(origin))).toEqual([]);
});

test('a visitor applies for a job: both letters arrive, and the page names the address', async ({
  page,
  announced,
}) => {
  announced.push(letterFrame);
  const address = newAddress('ben');
  await page.goto('/careers');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Hotel Manager' }) })
    .getByRole('link', { name: 'Apply Now' })
    .click();
  await expect(page).toHaveTitle(/Apply: Hotel Manager/);
  await expect(page.getByLabel('Job title')).toHaveValue('Hotel Manager');
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect.poll(() => axeFinds(page)).toEqual([]);

  await page.getByLabel('Your name').fill('Ben Okri');
  await page.getByLabel('E-mail', { exact: true }).fill(address);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Cover letter').fill('I have run two hotels.');
  await send.click();
  const confirmation = page.getByRole('region', { name: 'Your application is on its way' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(address);
  await expect.poll(() => axeFinds(page)).toEqual([]);

  await expect.poll(() => lettersTo(page, address)).toHaveLength(1);
  const written = async () => (await lettersTo(page, careers)).filter(({ text }) => text.includes(address));
  await expect.poll(written).toHaveLength(1);
  expect((await written())[0]?.subject).toBe('Application: Hotel Manager, Ben Okri');
  const [receipt] = await lettersTo(page, address);
  await openLetter(page, address, receipt!.subject);
});

test('a position that does not exist leads to those that do', async ({ page }) => {
  await page.goto('/apply/77');
  await expect(page.getByRole('heading', { level: 1, name: 'This position is not open' })).toBeVisible();
  await expect.poll(() => axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'See open positions' }).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(3);
});

/** What stands in the one letter with this subject. */
async function theLetter(page: Page, to: string, subject: string): Promise<string> {
  const found = async () => (await lettersTo(page, to)).filter((letter) => letter.subject === subject);
  await expect.poll(found).toHaveLength(1);
  return (await found())[0]?.text ?? '';
}
