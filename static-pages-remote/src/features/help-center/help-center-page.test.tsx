import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

const questions = () => screen.getAllByRole('button', { expanded: false }).length + opened().length;
const opened = () => screen.queryAllByRole('button', { expanded: true });

test('shows five questions with one answer open at a time', async () => {
  const user = await openPage('/helpcenter');
  expect(questions()).toBe(5);
  expect(opened()).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /check in/ }));
  expect(screen.getByText(/from 2:00 PM and check-out by 11:00 AM/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(opened()).toHaveLength(1);
  expect(
    screen.getByText(`free up to ${describePolicy(defaultCancellationPolicy).deadline}`, { exact: false }),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(opened()).toHaveLength(0);
});

// A site without relay addresses, or a hotel whose owner has left, gets no replies to emails.
test('who arrives late is sent to the messages of the booking', async () => {
  const user = await openPage('/helpcenter');
  await user.click(screen.getByRole('button', { name: /check in/ }));
  expect(screen.getByText(/choose Messages under My Bookings\. If one of our emails invites you to/)).toBeVisible();
});

test('searches titles and answers, ignoring hyphens and case', async () => {
  const user = await openPage('/helpcenter');
  await user.type(screen.getByRole('searchbox'), 'CHECK IN hours');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 questions');
  expect(screen.getByRole('button', { name: /cancellation/ })).toBeVisible();
  expect(questions()).toBe(1);
});

test.each([
  ['refund', /cancellation/],
  ['Cancellation fee', /cancellation/],
  ['checkin late', /check in/],
  ['credit-card', /pay/],
])('finds synonyms: %j', async (typed, question) => {
  const user = await openPage('/helpcenter');
  await user.type(screen.getByRole('searchbox'), typed);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 questions');
  expect(screen.getByRole('button', { name: question })).toBeVisible();
});

test('shows that nothing was found, and all questions again', async () => {
  const user = await openPage('/helpcenter');
  await user.type(screen.getByRole('searchbox'), 'helicopter');
  expect(screen.getByText('No matching questions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toBe(5);
});

test('shows how to contact support', async () => {
  await openPage('/helpcenter');
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});

test('a link opens its question, and an opened question is put into the hash', async () => {
  const user = await openPage('/helpcenter#pay');
  expect(opened().map((button) => button.textContent)).toEqual(['How do I pay?']);
  expect(screen.getByRole('button', { name: 'How do I pay?' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(window.location.hash).toBe('#cancel');
  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(window.location.hash).toBe('');
});

test('an unknown question in the hash opens none', async () => {
  await openPage('/helpcenter#weather');
  expect(opened()).toHaveLength(0);
});
