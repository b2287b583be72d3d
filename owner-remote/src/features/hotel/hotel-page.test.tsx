import { screen, waitFor } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { legalNameAddress } from '../../shared/invoices/legal-name-address.js';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const change = 'POST /api/hotels/owner/h1';
const field = (name: string) => screen.getByRole(name === 'City' ? 'combobox' : 'textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

/** The page of a hotel that answers changes as the service does. */
async function openHotel(hotel = aHotelProfile(), address = '/owner/hotel') {
  const state = { hotel, sent: [] as Record<string, unknown>[] };
  const shown = renderOwnerArea(address, {
    [list]: () => ({ body: { hotels: [state.hotel] } }),
    [change](body) {
      const form = JSON.parse(String(body)) as HotelProfile;
      state.sent.push(form);
      if (form.version !== state.hotel.version)
        return { status: 409, body: { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] } };
      state.hotel = { ...form, _id: 'h1', slug: hotel.slug, version: form.version + 1 };
      return { body: { message: confirmations.hotelChanged, hotel: state.hotel } };
    },
  });
  await screen.findByRole('textbox', { name: 'Hotel name' });
  return { ...shown, state };
}
type Shown = Awaited<ReturnType<typeof openHotel>>;

async function fill({ user }: Shown, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

test('shows the hotel, and saves what was changed', async () => {
  const shown = await openHotel(
    aHotelProfile({ email: 'desk@sea.test', amenities: ['bar'], latitude: 15.5, longitude: 73.8 }),
  );
  expect(field('Hotel name')).toHaveValue('Sea House');
  expect(field('City')).toHaveValue('Goa');
  expect(screen.getByLabelText('Bar')).toBeChecked();
  expect(screen.getByRole('link', { name: 'Check it on the map' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=15.5&mlon=73.8'),
  );
  await fill(shown, 'Hotel name', 'Palm House');
  await fill(shown, 'Description', 'By the sea.');
  await shown.user.click(screen.getByLabelText('Bar'));
  await shown.user.click(screen.getByLabelText('Parking'));
  await shown.user.click(screen.getByLabelText('Hindi'));
  await shown.user.click(screen.getByLabelText('English'));
  await shown.user.clear(field('Email address (optional)'));
  await shown.user.clear(field('Latitude'));
  await shown.user.clear(field('Longitude'));
  await shown.user.click(save());
  await waitFor(() => expect(shown.host.toast.success).toHaveBeenCalledWith(confirmations.hotelChanged));
  const { _id, slug: _, role: _r, email: _e, latitude: _n, longitude: _l, ...hotel } = aHotelProfile({});
  const changes = { name: 'Palm House', description: 'By the sea.', amenities: ['parking'], languages: ['en', 'hi'] };
  expect(shown.state.sent).toEqual([{ ...hotel, ...changes }]);
  expect(_id).toBe('h1');
  await shown.user.click(save());
  await waitFor(() => expect(shown.state.sent).toHaveLength(2));
  expect(shown.state.sent[1]).toMatchObject({ version: 2 });
});

test('who the hotel is by law is saved, and what is emptied is left out', async () => {
  const shown = await openHotel(aHotelProfile({ legalName: 'Sea Ltd', legalAddress: '2 Quay' }));
  await fill(shown, 'Legal name (optional)', 'Palm Ltd');
  await shown.user.clear(field('Registered address (optional)'));
  await fill(shown, 'Tax number of the hotel (optional)', 'IE1234567X');
  await shown.user.click(save());
  await waitFor(() => expect(shown.state.sent).toHaveLength(1));
  expect(shown.state.sent[0]).toMatchObject({ legalName: 'Palm Ltd', hotelTaxNumber: 'IE1234567X' });
  expect(shown.state.sent[0]).not.toHaveProperty('legalAddress');
});

test('who comes from a booking for the legal name starts at its field, and is led back once it is saved', async () => {
  const shown = await openHotel(aHotelProfile(), legalNameAddress('b1'));
  await waitFor(() => expect(field('Legal name (optional)')).toHaveFocus());
  const back = { name: messages.backToBooking };
  expect(screen.queryByRole('link', back)).toBeNull();
  await shown.user.keyboard('Sea Ltd');
  await shown.user.click(save());
  expect(await screen.findByRole('link', back)).toHaveAttribute('href', '/owner/bookings/b1');
  expect(shown.state.sent[0]).toMatchObject({ legalName: 'Sea Ltd' });
});

test('coordinates can be pasted as a pair, and wrong ones are named at their field', async () => {
  const shown = await openHotel();
  await shown.user.click(field('Latitude'));
  await shown.user.paste('15.4909, 73.8278');
  expect([field('Latitude'), field('Longitude')].map((each) => (each as HTMLInputElement).value)).toEqual([
    '15.4909',
    '73.8278',
  ]);
  await fill(shown, 'Latitude', 'north');
  await shown.user.click(save());
  expect(await screen.findByText('Enter degrees between -90 and 90')).toBeVisible();
  await shown.user.clear(field('Latitude'));
  await shown.user.click(save());
  expect(await screen.findByText('Give both latitude and longitude or none')).toBeVisible();
  expect(shown.state.sent).toEqual([]);
});

test('what was typed stays when saving fails, and an error of a field is shown at it', async () => {
  let answer = { status: 503, body: { code: 'unavailable', message: 'Try later.' } as Record<string, string> };
  let isFree = Promise.resolve();
  const { user } = renderOwnerArea('/owner/hotel', {
    [list]: () => ({ body: { hotels: [aHotelProfile()] } }),
    [change]: () => isFree.then(() => answer),
  });
  await screen.findByRole('textbox', { name: 'Hotel name' });
  await user.clear(field('Hotel name'));
  await user.type(field('Hotel name'), 'Palm House');
  await user.click(save());
  expect(await screen.findByText('Nothing you entered is lost.')).toBeVisible();
  expect(field('Hotel name')).toHaveValue('Palm House');
  answer = { status: 400, body: { code: 'invalid-input', message: 'No such number.', field: 'contact' } };
  let release = () => {};
  isFree = new Promise((resolve) => (release = resolve));
  // A browser focuses nothing that is disabled, as the fields are while the hotel is saved; jsdom does.
  const fields = field('Phone number').closest('fieldset')!;
  const focused: boolean[] = [];
  field('Phone number').addEventListener('focus', () => focused.push(!fields.disabled));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fields).toBeDisabled());
  release();
  await waitFor(() => expect(field('Phone number')).toHaveAccessibleDescription('No such number.'));
  expect(focused).toEqual([true]);
  expect(field('Hotel name')).toHaveValue('Palm House');
});

describe('a hotel that somebody else has changed meanwhile', () => {
  async function overtaken() {
    const shown = await openHotel();
    shown.state.hotel = aHotelProfile({ version: 5, name: 'Their House' });
    await fill(shown, 'Hotel name', 'My House');
    await shown.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was saved.*Current version: Their House · /);
    expect(field('Hotel name')).toHaveValue('My House');
    return shown;
  }

  test('keeps the owner’s changes and saves them once the new version was shown', async () => {
    const { user, host, state } = await overtaken();
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelChanged));
    expect(state.sent.map(({ version }) => version)).toEqual([1, 5]);
  });

  test('can be reset to the current version', async () => {
    const { user } = await overtaken();
    await user.click(screen.getByRole('button', { name: 'Use the current version' }));
    expect(field('Hotel name')).toHaveValue('Their House');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('asks before a link loses what was not saved', async () => {
  const shown = await openHotel();
  await fill(shown, 'Hotel name', 'Palm House');
  await shown.user.click(screen.getByRole('link', { name: 'Calendar' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('offers a retry when the hotel does not load', async () => {
  let isBack = false;
  const { user } = renderOwnerArea('/owner/hotel', {
    [list]: () =>
      isBack ? { body: { hotels: [aHotelProfile()] } } : { status: 422, body: { message: 'No.', code: 'x' } },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Hotel name' })).toHaveValue('Sea House');
});
