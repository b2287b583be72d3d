import { screen, waitFor } from '@testing-library/react';
import { inputMessages } from '@wayhouse/messages/input-messages';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const times = () => ['Check-in from', 'Check-out until'].map((name) => screen.getByRole('combobox', { name }));
const shownTimes = () => times().map(({ textContent }) => textContent);

async function openHotel(hotel: HotelProfile) {
  const sent: Partial<HotelProfile>[] = [];
  const { user } = renderOwnerArea('/owner/hotel', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [hotel] } }),
    'POST /api/hotels/owner/h1'(body) {
      const form = JSON.parse(String(body)) as HotelProfile;
      sent.push(form);
      return { body: { message: confirmations.hotelChanged, hotel: { ...hotel, ...form, version: form.version + 1 } } };
    },
  });
  await screen.findByRole('textbox', { name: 'Hotel name' });
  const choose = async (name: string, time: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(screen.getByRole('option', { name: time }));
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  return { sent, choose, save };
}

test('a hotel without times of its own shows those of the house, and sends what differs', async () => {
  const { sent, choose, save } = await openHotel(aHotelProfile());
  expect(shownTimes()).toEqual(['2:00 PM', '11:00 AM']);
  await choose('Check-in from', '3:30 PM');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ checkInFrom: '15:30' });
  expect(sent[0]).not.toHaveProperty('checkOutUntil');
  expect(shownTimes()).toEqual(['3:30 PM', '11:00 AM']);
});

test('those of the house can be chosen again', async () => {
  const { sent, choose, save } = await openHotel(aHotelProfile({ checkInFrom: '16:00', checkOutUntil: '10:00' }));
  expect(shownTimes()).toEqual(['4:00 PM', '10:00 AM']);
  await choose('Check-in from', '2:00 PM');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('checkInFrom');
  expect(sent[0]).toMatchObject({ checkOutUntil: '10:00' });
});

test('a check-out that is later than check-in is named at its field', async () => {
  const { sent, choose, save } = await openHotel(aHotelProfile());
  await choose('Check-out until', '3:00 PM');
  await save();
  expect(await screen.findByText(inputMessages['check-out-after-check-in'])).toBeVisible();
  expect(times()[1]).toBeInvalid();
  expect(sent).toEqual([]);
});
