import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { visit } from '../../testing/open-page.js';

const call = '/api/messages/contact';
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });
const sent = () => ok({ message: messages.messageSent, reference: 'WH-7K3Q-92' });

async function fillIn(user: Awaited<ReturnType<typeof visit>>) {
  await user.type(field('Your name'), 'Nora Lind');
  await user.type(field('E-mail'), 'nora@example.com');
  await user.type(field('Subject'), 'The blue lamp');
  await user.type(field('Message'), 'I left a lamp.');
}

test('sends the message, and shows its reference, where the focus goes', async () => {
  const asked = serve(call, sent);
  const user = await visit('/contactus');
  await fillIn(user);
  await user.click(send());
  const confirmation = await screen.findByRole('region', { name: 'Your message is on its way' });
  expect(within(confirmation).getByText('WH-7K3Q-92')).toBeVisible();
  expect(confirmation).toHaveTextContent('nora@example.com');
  expect(confirmation).toHaveFocus();
  expect(asked).toEqual([
    { name: 'Nora Lind', email: 'nora@example.com', subject: 'The blue lamp', message: 'I left a lamp.' },
  ]);
});

test('another message begins empty', async () => {
  serve(call, sent);
  const user = await visit('/contactus');
  await fillIn(user);
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field('Subject')).toHaveValue('');
  expect(field('Your name')).toHaveFocus();
});

test('every field is asked for at the field, the first one has the focus, and nothing is sent', async () => {
  const asked = serve(call, sent);
  const user = await visit('/contactus');
  await user.type(field('E-mail'), 'nora@');
  await user.click(send());
  for (const name of ['Your name', 'Subject', 'Message'])
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription('Please fill this in'));
  expect(field('E-mail')).toHaveAccessibleDescription('This is not an e-mail address');
  expect(field('Your name')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('an e-mail that is not there is missing, not wrong', async () => {
  serve(call, sent);
  const user = await visit('/contactus');
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Please fill this in'));
});

test('what the server says of a field stands at the field', async () => {
  serve(call, () => refused(400, 'invalid-input', 'No mail goes there.', 'email'));
  const user = await visit('/contactus');
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('No mail goes there.'));
  expect(field('E-mail')).toHaveFocus();
});

test('a failure is said once, keeps all that was typed, and can be tried again', async () => {
  let isDown = true;
  serve(call, () => (isDown ? refused(503, 'unavailable', messages.unexpected) : sent()));
  const user = await visit('/contactus');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(field('Message')).toHaveValue('I left a lamp.');
  isDown = false;
  await user.click(send());
  expect(await screen.findByText('WH-7K3Q-92')).toBeVisible();
});

test('says who rather calls when and where, and where the house is', async () => {
  await visit('/contactus');
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  expect(screen.getByText('Mon to Sat, 9 AM to 9 PM')).toBeVisible();
  expect(screen.getByText('27 Residency Road').closest('address')).toHaveTextContent('Bangalore 560025');
});

test('shows the house on a map of its own, with a way to one that has streets', async () => {
  await visit('/contactus');
  const map = await screen.findByRole('img', { name: /Our house is in Bangalore/ });
  expect(within(map).getByText('Wayhouse, Bangalore')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Open in OpenStreetMap/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/openstreetmap\.org\/\?mlat=12\.97&mlon=77\.603#map=16/));
});
