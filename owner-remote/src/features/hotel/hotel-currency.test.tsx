import { screen, waitFor } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea, type StubResponse } from '../../testing/render-owner-area.js';

const withRates = (host: RemoteProps): RemoteProps => ({
  ...host,
  config: { ...host.config, exchangeRates: { INR: 90 } },
});
const label = 'Currency of your prices';

/** The area of a hotel with these rooms; `saved` is what its form has sent. */
function open(address: string, hotel: HotelProfile, rooms: object[], refusal?: StubResponse) {
  const saved: HotelProfile[] = [];
  const shown = renderOwnerArea(
    address,
    {
      'GET /api/hotels/owner/all': () => ({ body: { hotels: [hotel] } }),
      'GET /api/rooms/owner': () => ({ body: { rooms } }),
      'POST /api/hotels/owner/h1'(body) {
        const form = JSON.parse(String(body)) as HotelProfile;
        saved.push(form);
        return refusal ?? { body: { message: confirmations.hotelChanged, hotel: { ...hotel, ...form, version: 2 } } };
      },
    },
    withRates,
  );
  return { ...shown, saved };
}

test('rooms show their prices in the currency of the hotel', async () => {
  open('/owner/list-room', aHotelProfile({ currency: 'INR' }), [aRoom({ pricePerNight: 12_000, currency: 'INR' })]);
  expect(await screen.findByText('₹12,000')).toBeVisible();
});

test('a hotel without rooms chooses its currency, and what refuses it is named there', async () => {
  const message = errorMessages['currency-fixed'];
  const refusal = { status: 422, body: { code: 'rule-broken', message, field: 'currency' } };
  const { user, saved } = open('/owner/hotel', aHotelProfile({ currency: 'EUR' }), [], refusal);
  const field = await screen.findByRole('combobox', { name: label });
  expect(field).toHaveTextContent('Euro (EUR)');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Indian Rupee (INR)' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveTextContent('Indian Rupee (INR)');
  expect(saved).toMatchObject([{ currency: 'INR' }]);
});

test('that of a hotel with rooms stays, and is asked for no more', async () => {
  const { user, saved, host } = open('/owner/hotel', aHotelProfile({ currency: 'INR' }), [aRoom()]);
  await user.type(await screen.findByRole('textbox', { name: 'Hotel name' }), '!');
  expect(screen.queryByRole('combobox', { name: label })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalled());
  expect(saved).toMatchObject([{ currency: 'INR' }]);
});
