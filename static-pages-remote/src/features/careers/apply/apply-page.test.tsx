import { screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { ok, refused, serve } from '../../../testing/stub-api.js';
import { visit } from '../../../testing/open-page.js';

const call = '/api/messages/job-applications';
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send application' });

const letter = 'I have kept a front desk for six years.';
async function fillIn(user: Awaited<ReturnType<typeof visit>>) {
  await user.type(field('Your name'), 'Ben Okri');
  await user.type(field('E-mail'), 'ben@example.com');
  await user.type(field('Phone'), '+91 98765 43210');
  await user.type(field('Cover letter'), letter);
}

test('sends the application and confirms it with the applicant’s address, where the focus goes', async () => {
  const asked = serve(call, () => ok({ message: messages.applicationSent }));
  const user = await visit('/apply/3');
  expect(field('Job title')).toHaveValue('Hotel Manager');
  await fillIn(user);
  await user.click(send());
  const confirmation = await screen.findByRole('region', { name: 'Your application is on its way' });
  expect(confirmation).toHaveTextContent('ben@example.com');
  expect(confirmation).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([
    {
      ...{ job_title: 'Hotel Manager', name: 'Ben Okri', email: 'ben@example.com' },
      ...{ phone: '+91 98765 43210', cover_letter: letter },
    },
  ]);
});

test('every field is asked for at the field, the first one has the focus, and nothing is sent', async () => {
  const asked = serve(call, () => ok({}));
  const user = await visit('/apply/1');
  await user.clear(field('Job title'));
  await user.type(field('E-mail'), 'ben@');
  await user.click(send());
  for (const name of ['Job title', 'Your name', 'Phone', 'Cover letter']) {
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Please/));
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(field('E-mail')).toHaveAccessibleDescription('This is not an e-mail address');
  expect(field('Job title')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('an e-mail that is not there is missing, not wrong', async () => {
  serve(call, () => ok({}));
  const user = await visit('/apply/1');
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Please fill this in'));
});

test('what the server says of a field stands at the field', async () => {
  serve(call, () => refused(400, 'invalid-input', 'Too long.', 'cover_letter'));
  const user = await visit('/apply/1');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(field('Cover letter')).toHaveAccessibleDescription('Too long.'));
  expect(field('Cover letter')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is said, keeps all that was typed, and can be tried again', async () => {
  let isDown = true;
  serve(call, () => (isDown ? refused(500, 'unexpected', messages.unexpected) : ok({ message: 'Sent.' })));
  const user = await visit('/apply/2');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong\. Please try again\.$/);
  expect(field('Job title')).toHaveValue('Housekeeping Staff');
  expect(field('Your name')).toHaveValue('Ben Okri');
  expect(field('Cover letter')).toHaveValue(letter);
  isDown = false;
  await user.click(send());
  expect(await screen.findByRole('region', { name: 'Your application is on its way' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who sent too much at once is told to wait', async () => {
  const wait = 'That was a lot at once. Please wait a minute and try again.';
  serve(call, () => refused(429, 'too-many-requests', wait));
  const user = await visit('/apply/1');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(wait);
});

test('while it is on its way a second press sends nothing', async () => {
  let answer: (answer: ReturnType<typeof ok>) => void = () => undefined;
  const asked = serve(call, () => new Promise((resolve) => (answer = resolve)));
  const user = await visit('/apply/1');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  await user.click(send());
  await user.type(field('Your name'), '{Enter}');
  answer(ok({ message: 'Sent.' }));
  expect(await screen.findByRole('region')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a position that does not exist is explained, and leads to those that do', async () => {
  const user = await visit('/apply/77');
  expect(screen.getByRole('heading', { level: 1, name: 'This position is not open' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'See open positions' }));
  expect(await screen.findAllByRole('link', { name: 'Apply Now' })).toHaveLength(3);
});
