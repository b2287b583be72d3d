import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { addRoom } from '../platform/add-room.js';
import { apiClient } from '../platform/api-client.js';
import { findViolations } from '../platform/axe.js';
import { emailsTo } from '../platform/emails.js';
import { expect, inDays, newGuest, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const calendarOf = (...nights: [from: string, to: string][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//Site//EN'],
    ...nights.flatMap(([from, to]) => [
      ...['BEGIN:VEVENT', `UID:${from}@other.example`, `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`],
      ...[`DTEND;VALUE=DATE:${to.replaceAll('-', '')}`, 'SUMMARY:Reserved', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Another site, on this machine. */
async function startOtherSite() {
  let text = calendarOf();
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`,
    sells: (...nights: Parameters<typeof calendarOf>) => (text = calendarOf(...nights)),
    stop: () => server.close(),
  };
}

test('an owner has the calendar of another site imported and gives it that of the room; nights sold twice are reported', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = await startOtherSite();
  const { email, password } = await newGuest(page, 'calendars');
  const owner = await apiClient(email, password);
  const hotel = { contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' };
  await owner(calls.registerHotel, { name: `House of ${email}`, ...hotel });
  await addRoom(page, '100');
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const room = rooms[0]!._id;
  site.sells([inDays(20), inDays(22)]);

  await page.goto(`/owner/calendar?room=${room}`);
  await page.getByRole('link', { name: 'Calendars of other sites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendars' })).toBeFocused();
  await button(page, 'Add a calendar').click();
  await page.getByLabel('Name').fill('Airbnb');
  await page.getByLabel('Address of the calendar').fill(site.address);
  await button(page, 'Add and import').click();
  await expectToast(page, 'The calendar is added. It is imported every 15 minutes from now on.');
  await expect(page.getByText('2 nights blocked')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const address = await page.getByText(/\/api\/bookings\/calendars\/[\w-]+\.ics$/).innerText();
  const read = async (url: string) => (await page.request.get(url)).text();
  expect(await read(address)).toContain(`DTSTART;VALUE=DATE:${inDays(20).replaceAll('-', '')}`);

  const elsewhere = await browser.newContext({ baseURL });
  const account = await newGuest(await elsewhere.newPage(), 'calendars-guest');
  const guest = await apiClient(account.email, account.password);
  await elsewhere.close();
  const stay = { room, checkInDate: inDays(30), checkOutDate: inDays(33), guests: 1 };
  const booked = await guest(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' });
  expect(booked.status).toBe(200);
  const taken = await guest(calls.bookRoom, {
    ...{ ...stay, checkInDate: inDays(21), checkOutDate: inDays(23) },
    PaymentMethod: 'Pay at Hotel',
  });
  expect(taken.code).toBe('not-available');
  expect(await read(address)).toContain('SUMMARY:Booked');

  site.sells([inDays(31), inDays(34)]);
  await button(page, 'Import now: Airbnb').click();
  const conflicts = page.getByRole('region', { name: 'Booked here as well' });
  await expect(conflicts.getByRole('link')).toHaveAttribute('href', `/owner/bookings/${booked.booking!._id}`);
  await expect(page.getByText('1 night blocked')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect
    .poll(async () => (await emailsTo(page, email)).filter(({ subject }) => subject.includes('at another site, too')))
    .toHaveLength(1);

  await button(page, 'Replace').click();
  await button(page, 'Replace address').click();
  await expect(page.getByText(address)).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
  await button(page, 'Remove Airbnb').click();
  await button(page, 'Remove calendar').click();
  await expect(page.getByText('No calendar of another site is imported yet.')).toBeVisible();
  site.stop();
});
