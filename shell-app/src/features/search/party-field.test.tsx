import { screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.js';
import { messages } from './messages.js';
import { SearchForm } from './search-form.js';

const children = () => screen.getByRole('group', { name: messages.children.label });
const press = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address');

test('one guest is an adult; of several all but one may be children', async () => {
  const { user } = renderPart(<SearchForm allowAnywhere />);
  expect(press(messages.children.more)).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('One guest more'));
  expect(within(children()).getByRole('status')).toHaveTextContent('0');
  await user.click(press('Search'));
  expect(address()).toHaveTextContent(/\/rooms\?guests=2$/);
  await user.click(press(messages.children.more));
  expect(press(messages.children.more)).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Search'));
  expect(address()).toHaveTextContent(/\/rooms\?guests=2&adults=1$/);
});

test('the children stay when the number of guests changes, as long as there is an adult', async () => {
  const { user } = renderPart(<SearchForm allowAnywhere initial={{ guests: 3, adults: 1 }} />);
  expect(within(children()).getByRole('status')).toHaveTextContent('2');
  await user.click(press('One guest more'));
  await user.click(press('Search'));
  expect(address()).toHaveTextContent(/\/rooms\?guests=4&adults=2$/);
  await user.click(press('One guest fewer'));
  await user.click(press('One guest fewer'));
  await user.click(press('Search'));
  expect(address()).toHaveTextContent(/\/rooms\?guests=2$/);
});
