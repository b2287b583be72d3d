import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { today } from '@wayhouse/web-kit/calendar-date';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { messages as fields } from '@wayhouse/web-kit/details-messages';
import { aHotel } from '../../../testing/a-hotel.js';
import { aRoom } from '../../../testing/a-room.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { BookTogetherForm } from './book-together-form.js';
import { messages } from './messages.js';

const stay = `checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}`;
const suite = aRoom({ _id: 'r2', roomType: 'Family Suite', pricePerNight: 200 });
const book = 'POST /api/bookings/book-together';
const stub = (answer = () => ok({ message: confirmations.bookedTogether, bookings: [{ _id: 'b1' }, { _id: 'b2' }] })) =>
  stubApi({
    'GET /api/rooms': () => ok({ rooms: [aRoom(), suite], total: 2 }),
    'GET /api/rooms/r1': () => ok({ room: aRoom() }),
    'GET /api/rooms/r2': () => ok({ room: suite }),
    [book]: answer,
  });
const show = (rooms: string, isSignedIn = true) =>
  renderPart(<BookTogetherForm hotel={aHotel()} />, { at: `/book-rooms/lakeside?${stay}&rooms=${rooms}`, isSignedIn });
beforeEach(() => sessionStorage.clear());

const room = async (number: number) =>
  within(await screen.findByRole('region', { name: new RegExp(`^Room ${number}: `) }));
const agesIn = async (number: number) => (await room(number)).findByRole('textbox', { name: fields.children });
const press = async ({ user }: ReturnType<typeof renderPart>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const sent = (requests: ReturnType<typeof stubApi>) =>
  requests.filter(({ call }) => call === book).map(({ body }) => (body as { rooms: { children?: number[] }[] }).rooms);
const away = () => errorResponse(503, 'unavailable', 'Away.');

test('the ages of the children are asked in each room of several guests, sent with it, and not in the address', async () => {
  const requests = stub();
  const part = show('r1.1,r2.3,r1.2');
  await part.user.type(await agesIn(2), '4, 9');
  await part.user.type(await agesIn(3), '0');
  expect((await room(1)).queryByRole('textbox')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent(`?${stay}&rooms=r1.1,r2.3,r1.2`);
  await press(part, messages.book(3));
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
  expect(sent(requests)[0]!.map(({ children }) => children)).toEqual([undefined, [4, 9], [0]]);
  expect(sessionStorage).toHaveLength(0);
});

test('a room that was searched for with children asks for so many ages, until its guests are others', async () => {
  stub();
  const part = show('r2.3-1,r1.2-2');
  expect(await agesIn(1)).toHaveAccessibleDescription(fields.searchedChildren(2));
  expect(await agesIn(2)).toHaveAccessibleDescription(fields.childrenHint);
  await part.user.click((await room(1)).getByRole('button', { name: 'One guest fewer' }));
  expect(await agesIn(1)).toHaveAccessibleDescription(fields.childrenHint);
  expect(screen.getByTestId('address')).toHaveTextContent(`?${stay}&rooms=r2.2,r1.2`);
});

test('ages that the service refuses are named at the field of their room alone, until they are changed', async () => {
  const message = errorMessages['too-many-children']({ guests: 2 });
  const requests = stub(() => errorResponse(422, 'rule-broken', message, 'rooms.1.children'));
  const part = show('r1.2,r1.2');
  await part.user.type(await agesIn(1), '7');
  await part.user.type(await agesIn(2), '4, 9');
  await press(part, messages.book(2));
  await waitFor(async () => expect(await agesIn(2)).toHaveAccessibleDescription(message));
  expect(await agesIn(2)).toHaveFocus();
  expect(await agesIn(1)).not.toHaveAccessibleDescription(message);
  // No price is asked for again, which would keep the button busy.
  expect(requests.at(-1)?.call).toBe(book);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([await agesIn(1), await agesIn(2)]).toMatchObject([{ value: '7' }, { value: '4, 9' }]);
  await part.user.type(await agesIn(2), '{backspace}{backspace}{backspace}');
  expect(await agesIn(2)).not.toHaveAccessibleDescription(message);
});

test('what is typed stays when booking fails, and is sent again', async () => {
  const requests = stub(away);
  const part = show('r1.2');
  await part.user.type(await agesIn(1), '7');
  await press(part, messages.book(1));
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  await press(part, messages.book(1));
  await waitFor(() => expect(sent(requests)).toHaveLength(2));
  expect(await agesIn(1)).toHaveValue('7');
  expect(sent(requests)[1]).toMatchObject([{ children: [7] }]);
});

test('ages that cannot be read are named once their field is left, and nothing is booked', async () => {
  const requests = stub();
  const part = show('r1.2,r1.2');
  const problem = fields.childrenAges(limits.childAge);
  await part.user.type(await agesIn(1), 'four{tab}');
  expect(await agesIn(1)).toHaveAccessibleDescription(problem);
  await part.user.clear(await agesIn(1));
  await part.user.type(await agesIn(2), '18{enter}');
  expect(await agesIn(2)).not.toHaveAccessibleDescription(problem);
  await press(part, messages.book(2));
  expect(await agesIn(2)).toHaveAccessibleDescription(problem);
  expect(sent(requests)).toEqual([]);
});

test('a room that is removed takes its ages along, and those after it keep theirs', async () => {
  stub();
  const part = show('r1.2,r1.2,r2.2');
  await part.user.type(await agesIn(1), '4');
  await part.user.type(await agesIn(2), '9');
  await press(part, messages.removeRoom(messages.room(1, 'Double Bed')));
  expect(await agesIn(1)).toHaveValue('9');
  expect(await agesIn(2)).toHaveValue('');
});

test('ages that were typed for more guests are shown to one guest alone, and can be taken out', async () => {
  const requests = stub();
  const part = show('r1.2');
  await part.user.type(await agesIn(1), '4');
  await part.user.click((await room(1)).getByRole('button', { name: 'One guest fewer' }));
  await part.user.clear(await agesIn(1));
  expect(await agesIn(1)).toHaveFocus();
  await part.user.tab();
  expect((await room(1)).queryByRole('textbox')).toBeNull();
  await press(part, messages.book(1));
  await waitFor(() => expect(sent(requests)).toMatchObject([[{ guests: 1 }]]));
  expect(sent(requests)[0]![0]).not.toHaveProperty('children');
});

test('what is typed survives a reload and signing in, and nobody else or another room gets it', async () => {
  stub();
  await show('r1.2', false).user.type(await agesIn(1), '4');
  cleanup();
  const signedIn = show('r1.2');
  expect(await agesIn(1)).toHaveValue('4');
  await signedIn.user.type(await agesIn(1), ', 9');
  cleanup();
  show('r2.2');
  expect(await agesIn(1)).toHaveValue('');
  cleanup();
  const other = show('r1.2', false);
  act(() => other.signInAs({ id: 'u2', name: 'Ben Okoro', email: 'ben@example.com', imageUrl: '' }));
  expect(await agesIn(1)).toHaveValue('');
});
