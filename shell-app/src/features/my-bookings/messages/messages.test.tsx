import type { BookingMessage } from '@wayhouse/contracts/calls/conversation-calls';
import { errorMessages } from '@wayhouse/messages/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages as conversation } from '@wayhouse/web-kit/conversation-messages';
import { aBooking, past } from '../../../testing/a-booking.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages } from '../messages.js';
import { MyBookings } from '../my-bookings.js';

const aMessage = (over: Partial<BookingMessage> = {}): BookingMessage => ({
  ...{ id: 'm1', number: 1, from: 'hotel', author: 'Lakeside Haveli', text: 'Welcome!\nWhen do you arrive?' },
  at: '2127-03-01T06:30:00.000Z',
  ...over,
});
const [read, send, markRead] = [
  'GET /api/bookings/b1/messages',
  'POST /api/bookings/b1/messages',
  'POST /api/bookings/b1/messages/read',
];
type Stored = { messages: BookingMessage[]; unread: number; writableUntil?: string };
type Body = { text: string; key: string };

/** The conversation as the server has it. */
function show(
  stored: Stored,
  {
    refuse,
    sending,
    at = '/my-bookings',
    booking = aBooking(),
  }: {
    refuse?: () => ReturnType<typeof ok> | undefined;
    sending?: Promise<void>;
    at?: string;
    booking?: ReturnType<typeof aBooking>;
  } = {},
) {
  const requests = stubApi({
    'GET /api/bookings/user': () => ok({ bookings: [booking] }),
    'GET /api/bookings/unread-messages': () =>
      ok({ unread: stored.unread ? [{ bookingId: 'b1', messages: stored.unread }] : [] }),
    [read]: () => ok({ ...stored, messages: [...stored.messages] }),
    async [send]({ body }) {
      await sending;
      const refused = refuse?.();
      if (refused) return refused;
      const number = stored.messages.length + 1;
      const sent = aMessage({ id: `m${number}`, number, from: 'guest', author: 'Asha Rao', text: (body as Body).text });
      stored.messages.push(sent);
      return ok({ message: 'Sent', sent });
    },
    [markRead]() {
      stored.unread = 0;
      return ok({ message: 'Marked as read.' });
    },
  });
  const part = renderPart(<MyBookings />, { at, isSignedIn: true });
  const bodiesOf = (call: string) => requests.filter((each) => each.call === call).map(({ body }) => body);
  return { ...part, sent: () => bodiesOf(send) as Body[], marked: () => bodiesOf(markRead) };
}
const opener = () => screen.findByRole('button', { name: new RegExp(`^${messages.conversation.action}`) });
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: messages.conversation.title('Lakeside Haveli') }));
afterEach(() => sessionStorage.clear());
const writableUntil = '2127-04-12T05:30:00.000Z';

test('a booking shows how many messages are new, and opening them marks them as read', async () => {
  const { user, marked } = show({ messages: [aMessage()], unread: 1, writableUntil });
  await waitFor(async () => expect(await opener()).toHaveTextContent('1 new message'));
  await user.click(await opener());
  const log = within(await (await dialog()).findByRole('log', { name: conversation.list }));
  const [message] = log.getAllByRole('listitem');
  expect(message).toHaveTextContent('Lakeside HaveliSat, 1 Mar 2127, 12:00 PMWelcome! When do you arrive?');
  await waitFor(() => expect(marked()).toEqual([{ upTo: 1 }]));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await opener()).not.toHaveTextContent('new message'));
});

test('a guest writes, and the message is at the end of the list', async () => {
  const { user, sent } = show({ messages: [aMessage()], unread: 0, writableUntil });
  await user.click(await opener());
  const part = await dialog();
  await user.type(await part.findByRole('textbox', { name: conversation.label }), ' At six.{Enter}By train. ');
  await user.click(part.getByRole('button', { name: conversation.send }));
  await waitFor(() => expect(part.getAllByRole('listitem').at(-1)).toHaveTextContent('At six. By train.'));
  expect(sent()).toEqual([{ text: 'At six.\nBy train.', key: expect.stringMatching(/^[\w-]+$/) }]);
  expect(part.getByRole('textbox')).toHaveValue('');
});

test('after an error what was typed is still there, and sending again is the same message', async () => {
  let isDown = true;
  const refuse = () => (isDown ? errorResponse(503, 'unavailable', 'Try again later.') : undefined);
  const { user, sent } = show({ messages: [], unread: 0, writableUntil }, { refuse });
  await user.click(await opener());
  const part = await dialog();
  await user.type(await part.findByRole('textbox'), 'Hello');
  await user.click(part.getByRole('button', { name: conversation.send }));
  expect(await part.findByRole('alert')).toHaveTextContent('Try again later.');
  expect(part.getByRole('textbox')).toHaveValue('Hello');
  isDown = false;
  await user.click(part.getByRole('button', { name: conversation.sendAgain }));
  await waitFor(() => expect(part.getByRole('listitem')).toHaveTextContent('Hello'));
  const [first, second] = sent();
  expect(second).toEqual(first);
  await user.type(part.getByRole('textbox'), 'Hello');
  await user.click(part.getByRole('button', { name: conversation.send }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]?.key).not.toBe(first?.key);
});

test('a text that was not sent is there when the messages are opened again, until it is sent', async () => {
  const { user, sent } = show({ messages: [], unread: 0, writableUntil });
  const type = async (text: string) => user.type(await (await dialog()).findByRole('textbox'), text);
  await user.click(await opener());
  await type('Is there');
  await user.keyboard('{Escape}');
  await user.click(await opener());
  expect(await (await dialog()).findByRole('textbox')).toHaveValue('Is there');
  await type(' a lift?');
  await user.click((await dialog()).getByRole('button', { name: conversation.send }));
  await waitFor(async () => expect((await dialog()).getByRole('listitem')).toHaveTextContent('Is there a lift?'));
  expect(sent()).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(await opener());
  expect(await (await dialog()).findByRole('textbox')).toHaveValue('');
});

test('what is written while a message is still being sent stays, also in a dialog that was opened again', async () => {
  let arrive = () => {};
  const sending = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = show({ messages: [], unread: 0, writableUntil }, { sending });
  const field = async () => (await dialog()).findByRole('textbox');
  await user.click(await opener());
  await user.type(await field(), 'Hello');
  await user.click((await dialog()).getByRole('button', { name: conversation.send }));
  await user.keyboard('{Escape}');
  await user.click(await opener());
  await user.type(await field(), ' there');
  arrive();
  await waitFor(async () => expect((await dialog()).getByRole('listitem')).toHaveTextContent('Hello'));
  await user.keyboard('{Escape}');
  await user.click(await opener());
  expect(await field()).toHaveValue('Hello there');
});

test('nothing is sent without a text', async () => {
  const { user, sent } = show({ messages: [], unread: 0, writableUntil });
  await user.click(await opener());
  const part = await dialog();
  await user.click(await part.findByRole('button', { name: conversation.send }));
  expect(part.getByRole('textbox')).toHaveAccessibleDescription(conversation.empty);
  expect(part.getByRole('textbox')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('once nobody can write any more, the messages can be read', async () => {
  const { user } = show(
    { messages: [aMessage()], unread: 0 },
    { booking: aBooking(past), at: '/my-bookings?show=past' },
  );
  await user.click(await opener());
  const part = await dialog();
  expect(await part.findByText(conversation.closed.guest)).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(1);
  expect(part.queryByRole('textbox')).toBeNull();
});

test('a rule of the server is shown', async () => {
  const message = errorMessages['too-many-messages']({ messages: 200 });
  const refuse = () => errorResponse(422, 'rule-broken', message, 'id');
  const { user } = show({ messages: [], unread: 0, writableUntil }, { refuse });
  await user.click(await opener());
  const part = await dialog();
  await user.type(await part.findByRole('textbox'), 'One more');
  await user.click(part.getByRole('button', { name: conversation.send }));
  expect(await part.findByRole('alert')).toHaveTextContent(message);
});

test('the link of an email opens the messages of its booking, and closing them leaves the address', async () => {
  const { user } = show({ messages: [aMessage()], unread: 0, writableUntil }, { at: '/my-bookings?messages=b1' });
  expect(await (await dialog()).findByText(/Welcome!/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/my-bookings$/);
});

test('what arrives while the page is behind another one stays unread', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { user, marked } = show({ messages: [aMessage()], unread: 1, writableUntil });
  await user.click(await opener());
  expect(await (await dialog()).findByText(/Welcome!/)).toBeVisible();
  expect(marked()).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(marked()).toEqual([{ upTo: 1 }]));
  visibility.mockRestore();
});
