import { screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { toasts } from '@wayhouse/web-kit/toaster';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { Unsubscribe } from './unsubscribe.js';
import { messages as texts } from './messages.js';

const call = 'POST /newsletter/unsubscribe/t1';
const button = () => screen.getByRole('button', { name: texts.unsubscribe.button });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('unsubscribes only on request, and then confirms it', async () => {
  const requests = stubApi({ [call]: () => ok({ message: messages.unsubscribed }) });
  const { user } = renderPart(<Unsubscribe token="t1" />);
  expect(requests).toEqual([]);
  await user.click(button());
  expect(await heading(texts.unsubscribe.done.title)).toHaveFocus();
  expect(document.title).toContain(texts.unsubscribe.done.title);
  expect(requests.map((each) => each.call)).toEqual([call]);
});

test.each([404, 400])('explains an unknown link (%d) and what to do', async (status) => {
  stubApi({ [call]: () => errorResponse(status, 'not-found', messages.linkNotFound, 'token') });
  const { user } = renderPart(<Unsubscribe token="t1" />);
  await user.click(button());
  expect(await heading(texts.unsubscribe.unknown.title)).toHaveFocus();
  expect(screen.getByRole('link', { name: texts.unsubscribe.unknown.next })).toHaveAttribute('href', '/contactus');
});

test('a failed request keeps the button', async () => {
  stubApi({ [call]: () => errorResponse(503, 'unavailable', messages.unexpected) });
  const showError = jest.spyOn(toasts, 'error');
  const { user } = renderPart(<Unsubscribe token="t1" />);
  await user.click(button());
  await waitFor(() => expect(showError).toHaveBeenCalledWith(messages.unexpected));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await heading(texts.unsubscribe.title)).toBeVisible();
});
