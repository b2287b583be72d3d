import { screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { success, failure, stubApi } from '../../testing/stub-api.js';
import { openPage } from '../../testing/open-page.js';

const call = '/api/messages/contact';
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });
const sent = () => success({ message: confirmations.messageSent, reference: 'WH-7K3Q-92' });

async function fillIn(user: Awaited<ReturnType<typeof openPage>>) {
  await user.type(field('Your name'), 'Nora Lind');
  await user.type(field('Email'), 'nora@example.com');
  await user.type(field('Subject'), 'The blue lamp');
  await user.type(field('Message'), 'I left a lamp.');
}

test('sends the message, shows its reference and focuses it', async () => {
  const requests = stubApi(call, sent);
  const user = await openPage('/contactus');
  await fillIn(user);
  await user.click(send());
  const confirmation = await screen.findByRole('region', { name: 'Your message is on its way' });
  expect(within(confirmation).getByText('WH-7K3Q-92')).toBeVisible();
  // Not that we have written: no email goes out beyond the limits of forms.
  expect(confirmation).toHaveTextContent('Thank you. Our answer comes to nora@example.com.');
  expect(confirmation).toHaveFocus();
  expect(requests).toEqual([
    { name: 'Nora Lind', email: 'nora@example.com', subject: 'The blue lamp', message: 'I left a lamp.' },
  ]);
});

test('another message starts empty', async () => {
  stubApi(call, sent);
  const user = await openPage('/contactus');
  await fillIn(user);
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field('Subject')).toHaveValue('');
  expect(field('Your name')).toHaveFocus();
});

test('shows an error at every empty field, focuses the first, and sends nothing', async () => {
  const requests = stubApi(call, sent);
  const user = await openPage('/contactus');
  await user.type(field('Email'), 'nora@');
  await user.click(send());
  for (const name of ['Your name', 'Subject', 'Message'])
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription('Please fill this in'));
  expect(field('Email')).toHaveAccessibleDescription('This is not a valid email address');
  expect(field('Your name')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('an empty email is missing, not invalid', async () => {
  stubApi(call, sent);
  const user = await openPage('/contactus');
  await user.click(send());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please fill this in'));
});

test('shows a validation error of the server at its field', async () => {
  stubApi(call, () => failure(400, 'invalid-input', 'No mail goes there.', 'email'));
  const user = await openPage('/contactus');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('No mail goes there.'));
  expect(field('Email')).toHaveFocus();
});

test('shows an error once, keeps the form, and can be retried', async () => {
  let isDown = true;
  stubApi(call, () => (isDown ? failure(503, 'unavailable', pageFailures.unexpected) : sent()));
  const user = await openPage('/contactus');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(field('Message')).toHaveValue('I left a lamp.');
  isDown = false;
  await user.click(send());
  expect(await screen.findByText('WH-7K3Q-92')).toBeVisible();
});

test('shows phone, hours and address', async () => {
  await openPage('/contactus');
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  expect(screen.getByText('Mon to Sat, 9 AM to 9 PM')).toBeVisible();
  expect(screen.getByText('27 Residency Road').closest('address')).toHaveTextContent('Bangalore 560025');
});

test('shows a map of the office with a link to a street map', async () => {
  await openPage('/contactus');
  const map = await screen.findByRole('img', { name: /Our office is in Bangalore/ });
  expect(within(map).getByText('Wayhouse, Bangalore')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Open in OpenStreetMap/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/openstreetmap\.org\/\?mlat=12\.97&mlon=77\.603#map=16/));
});

test('the ways to reach us are a list of terms and descriptions, with nothing between them', async () => {
  await openPage('/contactus');
  const children = [...document.querySelectorAll('dl > div > *')].map(({ tagName }) => tagName);
  expect(children.length).toBeGreaterThan(2);
  expect(new Set(children)).toEqual(new Set(['DT', 'DD']));
});
