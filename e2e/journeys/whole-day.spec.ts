import { addDays, timeZoneOf, todayIn } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import { bookForYesterday } from '../platform/whole-day/book-for-yesterday.js';
import { ownBooking } from '../platform/bookings.js';
import { emailSubjectsTo } from '../platform/emails.js';
import { expect, freeWeekday, test } from '../platform/journey.js';
import { auditPlatform } from '../platform/stored-data.js';
import * as desk from '../platform/whole-day/front-desk.js';
import * as guests from '../platform/whole-day/guests.js';
import { become, newPerson } from '../platform/whole-day/people.js';
import { addPromotionCode, setUpHotel } from '../platform/whole-day/set-up-hotel.js';

const city = 'Goa';
const today = todayIn(timeZoneOf(city), new Date());
const fromToday = (nights: number) => ({ checkIn: today, checkOut: addDays(today, nights) });

/** The nights from then on: one of the week, two of the weekend, then those of the season. */
const thursday = freeWeekday('thu');
const seasonStart = addDays(thursday, 3);

test('a hotel of 40 rooms from its set-up by a file to the invoice of a guest who leaves, and nothing contradicts itself', async ({
  page,
}) => {
  const hotel = await setUpHotel(page, { city, seasonStart });
  const { owner, slug, rooms } = hotel;
  await addPromotionCode(page);

  // Three guests book: far ahead and by card, with the code, and with a child.
  const asha = await newPerson(page, 'Asha', 'Pillai');
  await guests.findRoom(page, slug, 'Luxury Room', { checkIn: thursday, checkOut: addDays(thursday, 4) });
  const paid = await guests.book(page, '$1,040');
  await guests.payByCard(page, asha.name);

  const bela = await newPerson(page, 'Bela', 'Novak');
  await guests.openRoom(page, rooms['Double Bed'], fromToday(1));
  await guests.useCode(page, 'welcome');
  const withCode = await guests.book(page, '$108');

  const carla = await newPerson(page, 'Carla', 'Reis');
  await guests.openRoom(page, rooms['Double Bed'], fromToday(2));
  const withChild = await guests.book(page, '$240', (form) => guests.nameChild(form, '7'));

  const dev = await newPerson(page, 'Dev', 'Iyer');
  const missing = await bookForYesterday(dev, rooms['Single Bed']._id, city);

  // The front desk begins its day.
  await become(page, owner);
  const walkIn = await desk.bookWalkIn(page, rooms['Single Bed'], 'Emil Falk');
  await desk.moveToNextUnit(page, rooms['Double Bed'], carla.name, 2);

  await page.goto('/owner?today=arrivals');
  for (const [id, name] of [
    [withCode, bela.name],
    [withChild, carla.name],
    [walkIn, 'Emil Falk'],
  ] as const) {
    const arrival = desk.arrivalOf(page, id);
    await expect(arrival).toContainText(name);
    await arrival.getByRole('button', { name: 'Check in' }).click();
    await expect(arrival).toContainText('In house');
  }
  await desk.openBooking(page, withChild);
  await expect(page.getByRole('main')).toContainText('1 child, aged 7');
  await desk.openBooking(page, missing);
  await desk.recordNoShow(page, '$80');

  // Meanwhile a guest stays a night less: its price goes back to the card.
  await become(page, asha);
  await guests.changeDates(page, { checkIn: thursday, checkOut: seasonStart }, '$720', '$320');
  const api = await apiClient(asha.email, asha.password);
  await expect
    .poll(async () => ownBooking(api, paid))
    .toMatchObject({ state: 'paid', totalPrice: 720, refunded: 320, pendingRefund: 0, owed: 0 });

  // A guest pays and leaves with a receipt.
  await become(page, owner);
  await desk.openBooking(page, withCode);
  await desk.takePayment(page, '$108');
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out, nights stay booked' }).click();
  await expect(desk.history(page)).toContainText('Checked out by you');
  const receipt = await desk.downloadReceipt(page);
  expect(receipt).toEqual(expect.arrayContaining(['Total of the stay', '$108.00']));
  for (const text of [hotel.name, bela.name, 'WELCOME']) expect(receipt.join('\n')).toContain(text);

  // Who has not come takes no night any more.
  await page.goto(`/owner?from=${today}&to=${addDays(today, 1)}`);
  const occupancy = page.locator('dt', { hasText: 'Occupancy' }).locator('xpath=..');
  await expect(occupancy).toContainText('3 of 40');
  for (const [guest, subject] of [
    [asha, /refund of \$320/i],
    [bela, /is paid$/],
    [carla, /is confirmed/i],
    [dev, /^We missed you/],
  ] as const)
    await expect.poll(() => emailSubjectsTo(page, guest.email)).toContainEqual(expect.stringMatching(subject));
  expect(await auditPlatform(60_000)).toEqual([]);
});
