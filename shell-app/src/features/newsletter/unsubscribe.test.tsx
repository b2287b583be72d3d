import { screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { toasts } from '@wayhouse/web-kit/toasts';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { Unsubscribe } from './unsubscribe.js';
import { messages } from './messages.js';

const call = 'POST /newsletter/unsubscribe/t1';
const button = () => screen.getByRole('button', { name: messages.unsubscribe.button });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('unsubscribes only on request, and then confirms it', async () => {
  const requests = stubApi({ [call]: () => ok({ message: confirmations.unsubscribed }) });
  const { user } = renderPart(<Unsubscribe token="t1" />);
  expect(requests).toEqual([]);
  await user.click(button());
  expect(await heading(messages.unsubscribe.done.title)).toHaveFocus();
  expect(document.title).toContain(messages.unsubscribe.done.title);
  expect(requests.map((each) => each.call)).toEqual([call]);
});

test.each([404, 400])('explains an unknown link (%d) and what to do', async (status) => {
  stubApi({ [call]: () => errorResponse(status, 'not-found', errorMessages['subscription-not-found'], 'token') });
  const { user } = renderPart(<Unsubscribe token="t1" />);
  await user.click(button());
  expect(await heading(messages.unsubscribe.unknown.title)).toHaveFocus();
  expect(screen.getByRole('link', { name: messages.unsubscribe.unknown.next })).toHaveAttribute('href', '/contactus');
});

test('a failed request keeps the button', async () => {
  stubApi({ [call]: () => errorResponse(503, 'unavailable', pageFailures.unexpected) });
  const showError = jest.spyOn(toasts, 'error');
  const { user } = renderPart(<Unsubscribe token="t1" />);
  await user.click(button());
  await waitFor(() => expect(showError).toHaveBeenCalledWith(pageFailures.unexpected));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await heading(messages.unsubscribe.title)).toBeVisible();
});
