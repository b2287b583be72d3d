import { screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { toasts } from '@wayhouse/web-kit/toasts';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { SubscribeForm } from './subscribe-form.js';
import { messages } from './messages.js';

const call = 'POST /api/messages/newsletter';
const field = () => screen.getByRole('textbox', { name: messages.box.email });
const button = () => screen.getByRole('button', { name: messages.box.subscribe });

test('replaces the form with a confirmation that names the address and is announced', async () => {
  const requests = stubApi({ [call]: () => ok({ message: confirmations.subscriptionRequested }) });
  const { user } = renderPart(<SubscribeForm />);
  const announced = screen.getAllByRole('status')[0];
  await user.type(field(), '  nora@example.com {Enter}');
  await waitFor(() => expect(announced).toHaveTextContent(messages.box.done.body('nora@example.com')));
  expect(announced).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'nora@example.com' }]);
});

test('shows an error at the field for an invalid address and sends nothing', async () => {
  const requests = stubApi({});
  const { user } = renderPart(<SubscribeForm />);
  await user.type(field(), 'nora@');
  await user.click(button());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('This is not a valid email address'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(requests).toEqual([]);
});

test('requires the field', async () => {
  const { user } = renderPart(<SubscribeForm />);
  await user.click(button());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please fill this in'));
});

test('shows the server’s error about the address at the field', async () => {
  stubApi({ [call]: () => errorResponse(400, 'invalid-input', 'This is not a valid email address', 'email') });
  const { user } = renderPart(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveValue('nora@example.com');
});

test('a failed request keeps the input, shows an error and can be retried', async () => {
  let isDown = true;
  stubApi({
    [call]: () =>
      isDown
        ? errorResponse(500, 'unexpected', pageFailures.unexpected)
        : ok({ message: confirmations.subscriptionRequested }),
  });
  const { user } = renderPart(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  expect(await screen.findByText(pageFailures.unexpected)).toBeVisible();
  expect(field()).toHaveValue('nora@example.com');
  expect(field()).toBeValid();
  isDown = false;
  await user.click(button());
  expect(await screen.findByText(messages.box.done.title)).toBeVisible();
});

test('offline, the form keeps the input and leaves the message to the page’s notice', async () => {
  const requests = stubApi({});
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const showError = jest.spyOn(toasts, 'error');
  const { user } = renderPart(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(showError).toHaveBeenCalledWith(expect.stringContaining('You are offline')));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
  expect(field()).toHaveValue('nora@example.com');
  expect(screen.queryByText(/offline/)).toBeNull();
  expect(requests).toEqual([]);
  isOnline.mockRestore();
});

test('a second submit while the first is pending sends nothing', async () => {
  let respond: (response: Response) => void = () => undefined;
  const fetchMock = jest.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
  globalThis.fetch = fetchMock;
  const { user } = renderPart(<SubscribeForm />);
  await user.type(field(), 'nora@example.com{Enter}');
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await user.click(button());
  await user.type(field(), '{Enter}');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  respond(new Response(JSON.stringify({ success: true, message: confirmations.subscriptionRequested })));
  expect(await screen.findByText(messages.box.done.title)).toBeVisible();
});
