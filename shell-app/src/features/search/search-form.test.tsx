import { messages } from '@wayhouse/contracts/messages';
import { screen } from '@testing-library/react';
import { show } from '../../testing/render-part.js';
import { searchErrors } from './search-criteria.js';
import { SearchForm } from './search-form.js';
import { texts } from './messages.js';

const press = { name: 'Search' };

test('asks for a destination before it searches', async () => {
  const { user } = show(<SearchForm />);
  await user.click(screen.getByRole('button', press));
  expect(screen.getByRole('alert')).toHaveTextContent(texts.chooseDestination);
  const field = screen.getByRole('combobox', { name: 'Destination' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(texts.chooseDestination);
  expect(field).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('says every change of what stands in the form', async () => {
  const onChange = jest.fn();
  const { user } = show(<SearchForm initial={{ guests: 2 }} onChange={onChange} />);
  await user.type(screen.getByRole('combobox'), 'Go');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(onChange).toHaveBeenLastCalledWith({ destination: 'Go', checkIn: '', checkOut: '', guests: 3 });
});

test('a check-out that is not after the check-in is refused in the very words', () => {
  const search = { destination: 'Goa', checkIn: '2027-03-10', checkOut: '2027-03-10', guests: 1 };
  expect(searchErrors(search).dates).toBe(messages.dateOrder);
  expect(searchErrors({ ...search, checkOut: '2027-03-11' })).toEqual({});
});

test('the check-out waits for a check-in', () => {
  show(<SearchForm />);
  expect(screen.getByRole('button', { name: /Check-out/ })).toBeDisabled();
});

test('opens the rooms with what was searched, a suggestion picked by keyboard', async () => {
  const { user } = show(<SearchForm initial={{ checkIn: '2027-03-10', checkOut: '2027-03-12' }} />);
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'udai{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', press));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/rooms?destination=Udaipur&checkIn=2027-03-10&checkOut=2027-03-12&guests=2',
  );
});

test('above results the place may stay open', async () => {
  const { user } = show(<SearchForm anywhere initial={{ checkIn: '2027-03-10', checkOut: '2027-03-12' }} />);
  await user.click(screen.getByRole('button', press));
  expect(screen.getByTestId('address')).toHaveTextContent(/\/rooms\?checkIn=2027-03-10&checkOut=2027-03-12$/);
});
