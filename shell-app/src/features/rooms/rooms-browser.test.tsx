import { screen, waitFor, within } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { ok, refused, serve } from '../../testing/server.js';
import { show } from '../../testing/show.js';
import { RoomsBrowser } from './rooms-browser.js';
import { texts } from './texts.js';

const rooms = ['r1', 'r2', 'r3'].map((_id) => aRoom({ _id }));
const found = () => ok({ rooms, total: 3 });
const beside = () => within(screen.getByRole('complementary', { name: texts.filters }));

test('what is filtered stands in the address and is asked of the server', async () => {
  const asked = serve({ 'GET /api/rooms': found });
  const { user } = show(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  await user.click(beside().getByRole('checkbox', { name: 'Luxury Room' }));
  await user.click(beside().getByRole('checkbox', { name: '$500 to $1000' }));
  await user.click(beside().getByRole('radio', { name: 'Price: Low to High' }));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/rooms?destination=Udaipur&roomType=Luxury+Room&price=500-1000&sort=price-asc',
  );
  await waitFor(() => expect(asked.at(-1)?.url).toContain('roomType=Luxury+Room&price=500-1000&sort=price-asc'));
});

test('CLEAR takes the filters away and keeps the search', async () => {
  serve({ 'GET /api/rooms': found });
  const { user } = show(<RoomsBrowser />, { at: '/rooms?destination=Udaipur&roomType=Single+Bed&sort=price-desc' });
  await user.click(beside().getByRole('button', { name: texts.clear }));
  expect(screen.getByTestId('address')).toHaveTextContent(/\/rooms\?destination=Udaipur$/);
});

test('says how many rooms there are, and marks every second card as a best seller', async () => {
  serve({ 'GET /api/rooms': found });
  show(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  expect(await screen.findByRole('heading', { name: '3 rooms in Udaipur' })).toBeVisible();
  expect(screen.getAllByText(texts.bestSeller)).toHaveLength(2);
});

test('a search without rooms says what to do next', async () => {
  serve({ 'GET /api/rooms': () => ok({ rooms: [], total: 0 }) });
  show(<RoomsBrowser />, { at: '/rooms?price=0-500' });
  expect(await screen.findByRole('heading', { name: texts.none.title })).toBeVisible();
  expect(screen.getByRole('button', { name: texts.none.clear })).toBeEnabled();
});

test('after a failure Retry shows the rooms', async () => {
  let isDown = true;
  serve({ 'GET /api/rooms': () => (isDown ? refused(400, 'invalid-input', 'Not now') : found()) });
  const { user } = show(<RoomsBrowser />, { at: '/rooms' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findAllByRole('heading', { name: 'Lakeside Haveli' })).toHaveLength(3);
});
