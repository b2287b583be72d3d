import { listDestinations, listHotels } from '@wayhouse/contracts/calls/room-search-calls';
import { screen } from '@testing-library/react';
import { aFoundHotel } from '../../testing/a-found-hotel.js';
import { renderPart } from '../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { messages } from './messages.js';
import { SearchForm } from './search-form.js';
import { suggestDestinations } from './suggest-destinations.js';

const destinations = [
  { city: 'Mumbai', country: 'India', rooms: 5 },
  { city: 'Kochi', country: 'India', rooms: 4 },
  { city: 'Lisbon', country: 'Portugal', rooms: 2 },
];
const hotel = (name: string, city: string) => aFoundHotel({ _id: `${name} ${city}`, name, city });
const suggest = (typed: string, hotels?: { name: string; hotels: ReturnType<typeof hotel>[] }) =>
  suggestDestinations(typed, { destinations, recent: [], hotels }).map(({ value, note, group }) => [
    value,
    note,
    group,
  ]);

test.each(['Kochi, India', 'kochi india', 'kochi / ind', 'Cochin'])('%s is Kochi', (typed) => {
  expect(suggest(typed)).toEqual([['Kochi', '4 rooms', undefined]]);
});

test('a country is suggested with its cities', () => {
  expect(suggest('ind').map(([value]) => value)).toEqual(['India', 'Mumbai', 'Kochi']);
});

test('hotels are suggested with their cities, those of one name once', () => {
  const hotels = [hotel('Lantern & Tide', 'Kochi'), hotel('Lantern & Tide', 'Goa'), hotel('Lantern House', 'Goa')];
  expect(suggest('lantern', { name: 'lantern', hotels })).toEqual([
    ['Lantern & Tide', 'Kochi and Goa', undefined],
    ['Lantern House', 'Goa', undefined],
  ]);
});

test('until the hotels of what is typed are known, those found before stay while they may be meant', () => {
  const found = { name: 'lantern', hotels: [hotel('Lantern & Tide', 'Kochi'), hotel('Lantern House', 'Goa')] };
  expect(suggest('lantern ti', found)).toEqual([['Lantern & Tide', 'Kochi', undefined]]);
});

test('where nothing is found, that and what is spelt like it stand before popular cities', () => {
  const near = messages.none.near('Mumbay');
  expect(suggest('Mumbay', { name: 'Mumbay', hotels: [] })).toEqual([
    ['Mumbai', '5 rooms', near],
    ['Kochi', '4 rooms', messages.popular],
    ['Lisbon', '2 rooms', messages.popular],
  ]);
  expect(near).toContain('Mumbay');
  expect(suggest('Portugall', { name: 'Portugall', hotels: [] })[0]?.[0]).toBe('Lisbon');
});

test('that nothing is found is only shown where it is known', () => {
  const titleOf = (...asked: Parameters<typeof suggest>) => suggest(...asked)[0]?.[2];
  expect(titleOf('Atlantis')).toBe(messages.popular);
  expect(titleOf('Atlantis', { name: 'Atlant', hotels: [] })).toBe(messages.popular);
  expect(titleOf('Atlantis', { name: 'Atlantis', hotels: [] })).toBe(messages.none.popular('Atlantis'));
  // A city without rooms.
  expect(titleOf('Lima')).toBe(messages.none.popular('Lima'));
});

const handlers = { [`GET ${listDestinations.path}`]: () => ok({ destinations }), 'GET /api/user': () => ok({}) };

test('only what names no place is asked for as a hotel, and one that is found is picked by its name', async () => {
  const requests = stubApi({
    ...handlers,
    [`GET ${listHotels.path}`]: () => ok({ hotels: [hotel('Lantern & Tide', 'Kochi')], total: 1 }),
  });
  const { user } = renderPart(<SearchForm initial={{ checkIn: '2027-03-10', checkOut: '2027-03-12' }} />);
  const field = screen.getByRole('combobox', { name: messages.destination });
  await user.type(field, 'Goa');
  await user.clear(field);
  await user.type(field, 'lantern');
  await user.click(await screen.findByRole('option', { name: /Lantern & Tide/ }));
  expect(field).toHaveValue('Lantern & Tide');
  const asked = requests.filter(({ call }) => call === `GET ${listHotels.path}`).map(({ url }) => url);
  expect(asked).toContain(`${listHotels.path}?destination=lantern&limit=5`);
  expect(asked.join()).not.toContain('Goa');
});

test('where hotels cannot be asked for, places are suggested all the same', async () => {
  stubApi({ ...handlers, [`GET ${listHotels.path}`]: () => errorResponse(400, 'invalid-input', 'Not now') });
  const { user } = renderPart(<SearchForm />);
  await user.type(screen.getByRole('combobox', { name: messages.destination }), 'Mumbay');
  expect(await screen.findByRole('option', { name: /Mumbai/ })).toBeVisible();
});
