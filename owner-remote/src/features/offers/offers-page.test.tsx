import { screen, waitFor } from '@testing-library/react';
import type { OfferId } from '@wayhouse/domain/rates/offers';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { offerNames } from '@wayhouse/messages/offers';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const conflict = { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] };

/** The page of a hotel with these. `sent` has the bodies of its changes. */
function renderOffers(offers?: OfferId[], refusals: object[] = []) {
  const sent: { version: number; offers: OfferId[] }[] = [];
  let hotel = aHotelProfile({ version: 3, ...(offers && { offers }) });
  const rendered = renderOwnerArea('/owner/hotel/offers', {
    [list]: () => ({ body: { hotels: [hotel] } }),
    'POST /api/hotels/owner/h1/offers': (body) => {
      const request = JSON.parse(String(body)) as (typeof sent)[number];
      sent.push(request);
      const refusal = refusals.shift();
      if (refusal) {
        hotel = { ...hotel, version: hotel.version + 1, offers: ['romantic'] };
        return { status: 409, body: refusal };
      }
      hotel = { ...hotel, version: hotel.version + 1, offers: request.offers };
      return { body: { message: confirmations.offersChanged, hotel } };
    },
  });
  return { ...rendered, sent };
}
const offerSwitch = (id: OfferId) => screen.findByRole('switch', { name: offerNames[id] });

test('shows the terms of each offer, and in which the hotel takes part', async () => {
  renderOffers(['luxury']);
  expect(await offerSwitch('luxury')).toBeChecked();
  expect(await offerSwitch('summer')).not.toBeChecked();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.find((row) => row?.includes(offerNames.luxury))).toMatch(
    /30% off each night\. For rooms of the type Luxury Room\. For arrivals until .*25 September.*\. Booked at least 60 days ahead\./,
  );
  expect(rows.find((row) => row?.includes(offerNames.summer))).toMatch(/25% off each night\. For all rooms\./);
});

test('each switch is saved at once, based on the change before it', async () => {
  const { user, host, sent } = renderOffers(['luxury']);
  await user.click(await offerSwitch('summer'));
  await user.click(await offerSwitch('luxury'));
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 3, offers: ['luxury', 'summer'] },
      { version: 4, offers: ['summer'] },
    ]),
  );
  expect(await offerSwitch('summer')).toBeChecked();
  expect(await offerSwitch('luxury')).not.toBeChecked();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledTimes(2));
});

test('a change that is refused is taken back, and the next one is based on the hotel as it is', async () => {
  const { user, host, sent } = renderOffers(['luxury'], [conflict]);
  await user.click(await offerSwitch('summer'));
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(conflict.message));
  await waitFor(async () => expect(await offerSwitch('romantic')).toBeChecked());
  expect(await offerSwitch('summer')).not.toBeChecked();
  await user.click(await offerSwitch('summer'));
  await waitFor(() => expect(sent[1]).toEqual({ version: 4, offers: ['romantic', 'summer'] }));
});

test('says so where the offers do not load, and loads them again', async () => {
  const down = { status: 404, body: { message: 'Away', code: 'not-found' } };
  renderOwnerArea('/owner/hotel/offers', { [list]: () => down });
  expect(await screen.findByText(messages.failed.title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
