import { screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { toasts } from '@wayhouse/web-kit/toaster';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { SubscribeForm } from './subscribe-form.js';
import { texts } from './messages.js';

const call = 'POST /api/messages/newsletter';
const field = () => screen.getByRole('textbox', { name: texts.box.email });
const button = () => screen.getByRole('button', { name: texts.box.subscribe });

test('a subscription takes the form’s place, names the address, and is read out', async () => {
  const asked = serve({ [call]: () => ok({ message: messages.subscribed }) });
  const { user } = show(<SubscribeForm />);
  const announced = screen.getAllByRole('status')[0];
  await user.type(field(), '  nora@example.com {Enter}');
  await waitFor(() => expect(announced).toHaveTextContent(texts.box.done.body('nora@example.com')));
  expect(announced).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'nora@example.com' }]);
});

test('what is no address is said beside the field, and nothing is sent', async () => {
  const asked = serve({});
  const { user } = show(<SubscribeForm />);
  await user.type(field(), 'nora@');
  await user.click(button());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('This is not an e-mail address'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(asked).toEqual([]);
});

test('an empty field is asked to be filled in', async () => {
  const { user } = show(<SubscribeForm />);
  await user.click(button());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please fill this in'));
});

test('an address that the server refuses is to blame itself', async () => {
  serve({ [call]: () => refused(400, 'invalid-input', 'This is not an e-mail address', 'email') });
  const { user } = show(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveValue('nora@example.com');
});

test('a failed call keeps what was typed, says so, and can be made again', async () => {
  let isDown = true;
  serve({
    [call]: () => (isDown ? refused(500, 'unexpected', messages.unexpected) : ok({ message: messages.subscribed })),
  });
  const { user } = show(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  expect(await screen.findByText(messages.unexpected)).toBeVisible();
  expect(field()).toHaveValue('nora@example.com');
  expect(field()).toBeValid();
  isDown = false;
  await user.click(button());
  expect(await screen.findByText(texts.box.done.title)).toBeVisible();
});

test('offline the form keeps what was typed and leaves it to the page’s notice to say so', async () => {
  const asked = serve({});
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const told = jest.spyOn(toasts, 'error');
  const { user } = show(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('You are offline')));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
  expect(field()).toHaveValue('nora@example.com');
  expect(screen.queryByText(/offline/)).toBeNull();
  expect(asked).toEqual([]);
  isOnline.mockRestore();
});

test('while it is on its way a second press sends nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetched = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  globalThis.fetch = fetched;
  const { user } = show(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await user.click(button());
  await user.type(field(), '{Enter}');
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(new Response(JSON.stringify({ success: true, message: messages.subscribed })));
  expect(await screen.findByText(texts.box.done.title)).toBeVisible();
});
