import { screen } from '@testing-library/react';
import { visit } from '../../testing/open-page.js';

const questions = () => screen.getAllByRole('button', { expanded: false }).length + opened().length;
const opened = () => screen.queryAllByRole('button', { expanded: true });

test('shows five questions, one answer at a time, and closes the open one when it is pressed', async () => {
  const user = await visit('/helpcenter');
  expect(questions()).toBe(5);
  expect(opened()).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /check in/ }));
  expect(screen.getByText(/from 2:00 PM and check-out until 11:00 AM/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(opened()).toHaveLength(1);
  expect(screen.getByText(/free up to 48 hours before check-in. After that, one night’s charge/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(opened()).toHaveLength(0);
});

test('finds questions by any words of theirs or of their answers, in any spelling of hyphens and capitals', async () => {
  const user = await visit('/helpcenter');
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
])('finds by %j what is said in other words', async (typed, question) => {
  const user = await visit('/helpcenter');
  await user.type(screen.getByRole('searchbox'), typed);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 questions');
  expect(screen.getByRole('button', { name: question })).toBeVisible();
});

test('says that nothing was found, and shows all questions again', async () => {
  const user = await visit('/helpcenter');
  await user.type(screen.getByRole('searchbox'), 'helicopter');
  expect(screen.getByText('No answer by these words')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toBe(5);
});

test('says where a person answers', async () => {
  await visit('/helpcenter');
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});

test('a link to a question opens it, and an opened question is named in the address', async () => {
  const user = await visit('/helpcenter#pay');
  expect(opened().map((button) => button.textContent)).toEqual(['How do I pay?']);
  expect(screen.getByRole('button', { name: 'How do I pay?' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(window.location.hash).toBe('#cancel');
  await user.click(screen.getByRole('button', { name: /cancellation/ }));
  expect(window.location.hash).toBe('');
});

test('a link to a question that is not there opens none', async () => {
  await visit('/helpcenter#weather');
  expect(opened()).toHaveLength(0);
});
