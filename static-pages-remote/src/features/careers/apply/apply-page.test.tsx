import { screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { success, failure, stubApi } from '../../../testing/stub-api.js';
import { openPage } from '../../../testing/open-page.js';

const call = '/api/messages/job-applications';
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send application' });

const coverLetter = 'I have run a front desk for six years.';
async function fillIn(user: Awaited<ReturnType<typeof openPage>>) {
  await user.type(field('Your name'), 'Ben Okri');
  await user.type(field('Email'), 'ben@example.com');
  await user.type(field('Phone'), '+91 98765 43210');
  await user.type(field('Cover letter'), coverLetter);
}

test('sends the application, confirms it with the applicant’s address and focuses the confirmation', async () => {
  const requests = stubApi(call, () => success({ message: confirmations.applicationSent }));
  const user = await openPage('/apply/3');
  expect(field('Job title')).toHaveValue('Hotel Manager');
  await fillIn(user);
  await user.click(send());
  const confirmation = await screen.findByRole('region', { name: 'Your application is on its way' });
  // Not that we have written: no email goes out beyond the limits of forms.
  expect(confirmation).toHaveTextContent('Thank you. Our answer comes to ben@example.com.');
  expect(confirmation).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(requests).toEqual([
    {
      job_title: 'Hotel Manager',
      name: 'Ben Okri',
      email: 'ben@example.com',
      phone: '+91 98765 43210',
      cover_letter: coverLetter,
    },
  ]);
});

test('shows an error at every empty field, focuses the first, and sends nothing', async () => {
  const requests = stubApi(call, () => success({}));
  const user = await openPage('/apply/1');
  await user.clear(field('Job title'));
  await user.type(field('Email'), 'ben@');
  await user.click(send());
  for (const name of ['Job title', 'Your name', 'Phone', 'Cover letter']) {
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Please/));
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(field('Email')).toHaveAccessibleDescription('This is not a valid email address');
  expect(field('Job title')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('an empty email is missing, not invalid', async () => {
  stubApi(call, () => success({}));
  const user = await openPage('/apply/1');
  await user.click(send());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please fill this in'));
});

test('shows a validation error of the server at its field', async () => {
  stubApi(call, () => failure(400, 'invalid-input', 'Too long.', 'cover_letter'));
  const user = await openPage('/apply/1');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(field('Cover letter')).toHaveAccessibleDescription('Too long.'));
  expect(field('Cover letter')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error, keeps the form, and can be retried', async () => {
  let isDown = true;
  stubApi(call, () => (isDown ? failure(500, 'unexpected', pageFailures.unexpected) : success({ message: 'Sent.' })));
  const user = await openPage('/apply/2');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong\. Please try again\.$/);
  expect(field('Job title')).toHaveValue('Housekeeping Staff');
  expect(field('Your name')).toHaveValue('Ben Okri');
  expect(field('Cover letter')).toHaveValue(coverLetter);
  isDown = false;
  await user.click(send());
  expect(await screen.findByRole('region', { name: 'Your application is on its way' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows when too many requests were sent', async () => {
  const wait = 'That was a lot at once. Please wait a minute and try again.';
  stubApi(call, () => failure(429, 'too-many-requests', wait));
  const user = await openPage('/apply/1');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(wait);
});

test('ignores a second press while sending', async () => {
  let respond: (response: ReturnType<typeof success>) => void = () => undefined;
  const requests = stubApi(call, () => new Promise((resolve) => (respond = resolve)));
  const user = await openPage('/apply/1');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  await user.click(send());
  await user.type(field('Your name'), '{Enter}');
  respond(success({ message: 'Sent.' }));
  expect(await screen.findByRole('region')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('explains an unknown position and links to the open ones', async () => {
  const user = await openPage('/apply/77');
  expect(screen.getByRole('heading', { level: 1, name: 'This position is not open' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'See open positions' }));
  expect(await screen.findAllByRole('link', { name: 'Apply Now' })).toHaveLength(3);
});
