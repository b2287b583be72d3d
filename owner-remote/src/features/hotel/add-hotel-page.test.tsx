import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { limits } from '@wayhouse/domain/limits';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const add = 'POST /api/hotels/another';
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add hotel' }));

/** The form of an owner with one hotel; `refusals` are the answers to the first requests. */
async function openForm(...refusals: { status: number; body: object }[]) {
  return openFormAt((host) => host, ...refusals);
}

async function openFormAt(
  adaptHost: (host: RemoteProps) => RemoteProps,
  ...refusals: { status: number; body: object }[]
) {
  const hotels = [aHotelProfile()];
  const sent: (HotelProfile & { key: string })[] = [];
  const shown = renderOwnerArea(
    '/owner/add-hotel',
    {
      'GET /api/hotels/owner/all': () => ({ body: { hotels } }),
      [add](body) {
        const form = JSON.parse(String(body)) as (typeof sent)[number];
        sent.push(form);
        const refusal = refusals.shift();
        if (refusal) return refusal;
        const hotel = aHotelProfile({ ...form, _id: 'h2', slug: 'palm-house-goa' });
        hotels.push(hotel);
        return { body: { message: confirmations.hotelAdded, hotel } };
      },
    },
    adaptHost,
  );
  await screen.findByRole('textbox', { name: 'Hotel name' });
  return { ...shown, sent };
}

async function fill(user: UserEvent) {
  await user.type(screen.getByRole('textbox', { name: 'Hotel name' }), 'Palm House');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '2 Beach Road');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '+91 832 555 0199');
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'goa');
}

test('adds the hotel, switches to it and goes on to its first room', async () => {
  const { user, host, sent } = await openForm();
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelAdded);
  expect(sent).toMatchObject([{ name: 'Palm House', address: '2 Beach Road', city: 'Goa', key: expect.any(String) }]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'List Room' })).toHaveAttribute('href', '/owner/list-room?hotel=h2'),
  );
});

const withRates = (host: RemoteProps): RemoteProps => ({
  ...host,
  config: { ...host.config, exchangeRates: { INR: 90 } },
});

test('a hotel has its prices in the currency of its city, unless the site’s is chosen', async () => {
  const { user, sent } = await openFormAt(withRates, { status: 503, body: { code: 'unavailable', message: 'Later.' } });
  expect(screen.queryByRole('combobox', { name: 'Currency of your prices' })).toBeNull();
  await fill(user);
  await user.tab();
  const field = await screen.findByRole('combobox', { name: 'Currency of your prices' });
  expect(field).toHaveTextContent('Indian Rupee (INR)');
  await submit(user);
  expect(await screen.findByText('Later.')).toBeVisible();
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Euro (EUR)' }));
  await submit(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
  expect(sent.map(({ currency }) => currency)).toEqual(['INR', 'EUR']);
});

test('where there is no choice of a currency none is asked for or sent', async () => {
  const { user, sent } = await openFormAt(withRates);
  await fill(user);
  const city = screen.getByRole('combobox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'tokyo');
  await user.tab();
  expect(screen.queryByRole('combobox', { name: 'Currency of your prices' })).toBeNull();
  await submit(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
  expect(sent[0]).not.toHaveProperty('currency');
});

test('what is missing is named, and nothing is sent', async () => {
  const { user, sent } = await openForm();
  await submit(user);
  expect(await screen.findByRole('textbox', { name: 'Hotel name' })).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a refusal is shown where it belongs, what was typed stays, and a retry has the same key', async () => {
  const message = errorMessages['too-many-own-hotels']({ hotels: limits.hotelsPerOwner });
  const { user, sent } = await openForm(
    { status: 500, body: { code: 'unexpected', message: 'Something went wrong.' } },
    { status: 422, body: { code: 'rule-broken', message } },
  );
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hotel name' })).toHaveValue('Palm House');
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a form that is corrected after a lost answer adds no second hotel, until the first one was named', async () => {
  const message = errorMessages['hotel-form-used'];
  const { user, sent } = await openForm(
    { status: 504, body: { code: 'unexpected', message: 'Lost.' } },
    { status: 409, body: { code: 'edit-conflict', field: 'key', message } },
  );
  await fill(user);
  await submit(user);
  await screen.findByText('Lost.');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '8');
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Add Room' });
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a hotel that is added late does not replace the page that was opened meanwhile', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { user, host } = renderOwnerArea('/owner/add-hotel', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
    'GET /api/rooms/owner': () => ({ body: { rooms: [] } }),
    [add]: async () => {
      await isAnswered;
      return { body: { message: confirmations.hotelAdded, hotel: aHotelProfile({ _id: 'h2', name: 'Palm House' }) } };
    },
  });
  await screen.findByRole('textbox', { name: 'Hotel name' });
  await fill(user);
  await submit(user);
  await user.click(screen.getByRole('link', { name: 'List Room' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
  answer();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelAdded));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
});
