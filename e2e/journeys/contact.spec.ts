import type { Page } from '@playwright/test';
import { challengeHeader, solutionHeader } from '@wayhouse/contracts/form-challenge';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { findViolations } from '../platform/axe.js';
import { expect, newAddress, test } from '../platform/journey.js';
import { emailFrameWarning, emailsTo, openEmail } from '../platform/emails.js';

const support = 'support@wayhouse.example';
const careers = 'careers@wayhouse.example';

test('a contact message sends emails to support and the visitor with the reference on the page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(emailFrameWarning);
  const address = newAddress('nora');
  await page.goto('/contactus');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('Please fill this in')).toHaveCount(4);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect.poll(() => findViolations(page)).toEqual([]);

  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByLabel('Subject').fill('The blue lamp');
  await page.getByLabel('Message').fill('I left a lamp.\n\nIt is blue.');
  await send.click();
  const confirmation = page.getByRole('region', { name: 'Your message is on its way' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(address);
  await expect.poll(() => findViolations(page)).toEqual([]);

  const reference = String(await confirmation.getByRole('definition').textContent());
  expect(reference).toMatch(/^WH-\w{4}-\w{2}$/);
  await expect.poll(() => emailsTo(page, address)).toHaveLength(1);
  const [receipt] = await emailsTo(page, address);
  expect(receipt?.subject).toBe(`We’ve received your message (${reference})`);
  const email = await findEmail(page, support, `[${reference}] The blue lamp`);
  expect(email).toContain('I left a lamp.\n\nIt is blue.');
  expect(email).toContain(`Email: ${address}`);
  await openEmail(page, address, `We’ve received your message (${reference})`);
});

test('a message that cannot be sent stays in the form, with an error', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503 \(Service Unavailable\)/);
  await page.route('**/api/messages/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  await page.goto('/contactus');
  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('Email', { exact: true }).fill(newAddress('nora'));
  await page.getByLabel('Subject').fill('The blue lamp');
  await page.getByLabel('Message').fill('I left a lamp.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.Not now.');
  await expect(page.getByLabel('Message')).toHaveValue('I left a lamp.');
  await expect.poll(() => findViolations(page)).toEqual([]);

  await page.unroute('**/api/messages/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Your message is on its way' })).toBeFocused();
});

test('a message that is refused with a challenge is sent again with its solution, without a word', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/428/);
  const secret = 'of this journey';
  const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' };
  const challenge = await createChallenge({ ...work, deriveKey, hmacSignatureSecret: secret });
  const solutions: (string | undefined)[] = [];
  await page.route('**/api/messages/contact', (route) => {
    solutions.push(route.request().headers()[solutionHeader]);
    if (solutions.length > 1) return route.continue();
    const headers = { [challengeHeader]: Buffer.from(JSON.stringify(challenge)).toString('base64url') };
    return route.fulfill({
      status: 428,
      headers,
      json: { success: false, code: 'challenge-required', message: 'No.' },
    });
  });
  await page.goto('/contactus');
  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('Email', { exact: true }).fill(newAddress('nora'));
  await page.getByLabel('Subject').fill('The blue lamp');
  await page.getByLabel('Message').fill('I left a lamp, for the fourth time.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Your message is on its way' })).toBeFocused();
  expect([solutions.length, solutions[0]]).toEqual([2, undefined]);
  const payload = JSON.parse(Buffer.from(String(solutions[1]), 'base64url').toString()) as Payload;
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret })).toMatchObject({
    verified: true,
  });
});

test('the map loads nothing from other origins and links to OpenStreetMap', async ({ page }) => {
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await page.goto('/contactus');
  const map = page.getByRole('img', { name: /is in Bangalore/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Wayhouse, Bangalore')).toBeVisible();
  await expect(page.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute('target', '_blank');
  const own = new URL(page.url()).origin;
  expect(origins.filter((origin) => origin !== own && /^https?:/.test(origin))).toEqual([]);
});

test('a job application sends emails to careers and the visitor, and the page shows the address', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(emailFrameWarning);
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
  await expect.poll(() => findViolations(page)).toEqual([]);

  await page.getByLabel('Your name').fill('Ben Okri');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Cover letter').fill('I have run two hotels.');
  await send.click();
  const confirmation = page.getByRole('region', { name: 'Your application is on its way' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(address);
  await expect.poll(() => findViolations(page)).toEqual([]);

  await expect.poll(() => emailsTo(page, address)).toHaveLength(1);
  const applications = async () => (await emailsTo(page, careers)).filter(({ text }) => text.includes(address));
  await expect.poll(applications).toHaveLength(1);
  expect((await applications())[0]?.subject).toBe('Application: Hotel Manager, Ben Okri');
  const [receipt] = await emailsTo(page, address);
  await openEmail(page, address, receipt!.subject);
});

test('an unknown position is a 404, and links to the open positions', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const response = await page.goto('/apply/77');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This position is not open' })).toBeVisible();
  await expect.poll(() => findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'See open positions' }).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(3);
});

/** The text of the only email with this subject. */
async function findEmail(page: Page, to: string, subject: string): Promise<string> {
  const found = async () => (await emailsTo(page, to)).filter((email) => email.subject === subject);
  await expect.poll(found).toHaveLength(1);
  return (await found())[0]?.text ?? '';
}
