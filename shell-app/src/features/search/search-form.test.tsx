import { inputMessages } from '@wayhouse/messages/input-messages';
import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.js';
import { validateSearch } from './search-criteria.js';
import { SearchForm } from './search-form.js';
import { messages } from './messages.js';

const searchButton = { name: 'Search' };

test('requires a destination', async () => {
  const { user } = renderPart(<SearchForm />);
  await user.click(screen.getByRole('button', searchButton));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.chooseDestination);
  const field = screen.getByRole('combobox', { name: 'Destination' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(messages.chooseDestination);
  expect(field).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('reports every change of the input', async () => {
  const onChange = jest.fn();
  const { user } = renderPart(<SearchForm initial={{ guests: 2 }} onChange={onChange} />);
  await user.type(screen.getByRole('combobox'), 'Go');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(onChange).toHaveBeenLastCalledWith({ destination: 'Go', checkIn: '', checkOut: '', guests: 3 });
});

test('rejects a check-out that is not after the check-in with the specified message', () => {
  const search = { destination: 'Goa', checkIn: '2027-03-10', checkOut: '2027-03-10', guests: 1 };
  expect(validateSearch(search).dates).toBe(inputMessages['date-order']);
  expect(validateSearch({ ...search, checkOut: '2027-03-11' })).toEqual({});
});

test('rejects more nights than a stay may have', () => {
  const stayOf = (nights: number) => ({ checkIn: '2027-03-10', checkOut: addDays('2027-03-10', nights), guests: 1 });
  const errorsOf = (nights: number) => validateSearch({ destination: 'Goa', ...stayOf(nights) });
  expect(errorsOf(limits.nights + 1)).toEqual({ dates: inputMessages['too-many-nights']({ most: limits.nights }) });
  expect(errorsOf(limits.nights)).toEqual({});
});

test('check-out is disabled without a check-in', () => {
  renderPart(<SearchForm />);
  expect(screen.getByRole('button', { name: /Check-out/ })).toBeDisabled();
});

test('opens the rooms page with the search, with a suggestion picked by keyboard', async () => {
  const { user } = renderPart(<SearchForm initial={{ checkIn: '2027-03-10', checkOut: '2027-03-12' }} />);
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'udai{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', searchButton));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/rooms?destination=Udaipur&checkIn=2027-03-10&checkOut=2027-03-12&guests=2',
  );
});

test('the destination may be empty above results', async () => {
  const { user } = renderPart(<SearchForm allowAnywhere initial={{ checkIn: '2027-03-10', checkOut: '2027-03-12' }} />);
  await user.click(screen.getByRole('button', searchButton));
  expect(screen.getByTestId('address')).toHaveTextContent(/\/rooms\?checkIn=2027-03-10&checkOut=2027-03-12$/);
});
