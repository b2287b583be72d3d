import { screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { toasts } from '@wayhouse/web-kit/toaster';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { LeaveTheList } from './unsubscribe.js';
import { texts } from './messages.js';

const call = 'POST /newsletter/unsubscribe/t1';
const button = () => screen.getByRole('button', { name: texts.leave.button });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('leaves only when asked to, and then says so', async () => {
  const asked = serve({ [call]: () => ok({ message: messages.unsubscribed }) });
  const { user } = show(<LeaveTheList token="t1" />);
  expect(asked).toEqual([]);
  await user.click(button());
  expect(await heading(texts.leave.done.title)).toHaveFocus();
  expect(document.title).toContain(texts.leave.done.title);
  expect(asked.map((each) => each.call)).toEqual([call]);
});

test.each([404, 400])('explains a link that nobody was given (%d), and what to do', async (status) => {
  serve({ [call]: () => refused(status, 'not-found', messages.linkUnknown, 'token') });
  const { user } = show(<LeaveTheList token="t1" />);
  await user.click(button());
  expect(await heading(texts.leave.unknown.title)).toHaveFocus();
  expect(screen.getByRole('link', { name: texts.leave.unknown.next })).toHaveAttribute('href', '/contactus');
});

test('a failure leaves the button where it is', async () => {
  serve({ [call]: () => refused(503, 'unavailable', messages.unexpected) });
  const told = jest.spyOn(toasts, 'error');
  const { user } = show(<LeaveTheList token="t1" />);
  await user.click(button());
  await waitFor(() => expect(told).toHaveBeenCalledWith(messages.unexpected));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await heading(texts.leave.title)).toBeVisible();
});
