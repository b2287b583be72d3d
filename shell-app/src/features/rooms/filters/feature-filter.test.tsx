import { screen, waitFor, within } from '@testing-library/react';
import { aRoom } from '../../../testing/a-room.js';
import { renderPart } from '../../../testing/render-part.js';
import { ok, stubApi } from '../../../testing/stub-api.js';
import { messages as roomsMessages } from '../messages.js';
import { RoomsBrowser } from '../rooms-browser.js';
import { messages } from './messages.js';

const handlers = {
  'GET /api/rooms': () => ok({ rooms: [aRoom()], total: 1 }),
  'GET /api/rooms/facets': () => ok({}),
};
const panel = () => within(screen.getByRole('complementary', { name: roomsMessages.filters }));
const group = (title: string) => panel().getByText(title, { selector: 'summary' }).closest('details')!;

test('common amenities are open, the longer lists open by themselves', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms' });
  const amenities = within(panel().getByRole('group', { name: messages.features.amenity.title }));
  expect(amenities.getByRole('checkbox', { name: 'Free WiFi' })).toBeVisible();
  expect(group('Bathroom')).not.toHaveAttribute('open');
  await user.click(within(group('Bathroom')).getByText('Bathroom'));
  expect(group('Bathroom')).toHaveAttribute('open');
});

test('what is chosen is in the address, is asked of the server, is counted in its group and has a chip', async () => {
  const requests = stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms?amenity=bathtub&accessibility=step-free' });
  const address = () => screen.getByTestId('address');
  expect(group('Bathroom (1)')).toHaveAttribute('open');
  await user.click(panel().getByRole('checkbox', { name: 'Free WiFi' }));
  await user.click(within(group('Bathroom (1)')).getByRole('checkbox', { name: 'Shower' }));
  expect(address()).toHaveTextContent('/rooms?accessibility=step-free&amenity=Free+WiFi,shower,bathtub');
  const asked = () => decodeURIComponent(requests.filter(({ call }) => call === 'GET /api/rooms').at(-1)?.url ?? '');
  await waitFor(() => expect(asked()).toContain('accessibility=step-free&amenity=Free+WiFi,shower,bathtub'));
  const chips = within(screen.getByRole('list', { name: roomsMessages.activeFilters }));
  await user.click(chips.getByRole('button', { name: /Step-free to the room/ }));
  expect(address()).toHaveTextContent(/\/rooms\?amenity=Free\+WiFi,shower,bathtub$/);
  await user.click(panel().getByRole('checkbox', { name: 'Bathtub' }));
  await user.click(panel().getByRole('checkbox', { name: 'Shower' }));
  expect(group('Bathroom')).toHaveAttribute('open');
});

test('an unknown feature in a link is ignored and named', () => {
  stubApi(handlers);
  renderPart(<RoomsBrowser />, { at: '/rooms?bed=hammock,king' });
  expect(screen.getByText(roomsMessages.ignored.note([messages.features.bed.ignored]))).toBeVisible();
  expect(group('Beds (1)')).toHaveAttribute('open');
});
