import { screen } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { toasts } from '@wayhouse/web-kit/toasts';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { ConfirmSubscription } from './confirm-subscription.js';
import { messages } from './messages.js';

const call = 'POST /api/messages/newsletter/confirm';
const button = () => screen.getByRole('button', { name: messages.confirm.button });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('subscribes only on request, and then confirms it', async () => {
  const requests = stubApi({ [call]: () => ok({ message: confirmations.subscribed }) });
  const { user } = renderPart(<ConfirmSubscription token="t1" />);
  expect(requests).toEqual([]);
  await user.click(button());
  expect(await heading(messages.confirm.done.title)).toHaveFocus();
  expect(requests).toMatchObject([{ call, body: { token: 't1' } }]);
  expect(screen.getByRole('link', { name: messages.confirm.done.next })).toHaveAttribute('href', '/rooms');
});

test('explains that a link has ended, and leads to where another one is had', async () => {
  stubApi({ [call]: () => errorResponse(404, 'not-found', errorMessages['opt-in-not-found'], 'token') });
  const { user } = renderPart(<ConfirmSubscription token="t1" />);
  await user.click(button());
  expect(await heading(messages.confirm.unknown.title)).toHaveFocus();
  expect(screen.getByRole('link', { name: messages.confirm.unknown.next })).toHaveAttribute('href', '/');
});

test.each([
  ['success', () => ok({ message: confirmations.subscribed }), messages.confirm.done.title],
  ['a link that has ended', () => errorResponse(404, 'not-found', 'ended', 'token'), messages.confirm.unknown.title],
])('no toast repeats what the page has about %s', async (_what, respond, title) => {
  stubApi({ [call]: respond });
  const shown = [jest.spyOn(toasts, 'success'), jest.spyOn(toasts, 'error')];
  const { user } = renderPart(<ConfirmSubscription token="t1" />);
  await user.click(button());
  expect(await heading(title)).toBeVisible();
  for (const toast of shown) expect(toast).not.toHaveBeenCalled();
});
