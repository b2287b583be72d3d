import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboboxField } from './combobox-field.js';

const options = ['Delhi', 'Goa', 'Kochi'].map((value) => ({ value }));

test.each([
  ['{ArrowDown}', 'Delhi'],
  ['{ArrowDown}{ArrowDown}', 'Goa'],
  ['{ArrowDown}{ArrowUp}', 'Kochi'],
  ['{ArrowUp}', 'Kochi'],
  ['{ArrowUp}{ArrowUp}', 'Goa'],
  ['{ArrowUp}{ArrowDown}', 'Delhi'],
])('in the open list %s goes to %s', async (keys, expected) => {
  const onChange = jest.fn();
  render(<ComboboxField label="City" value="" onChange={onChange} options={options} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'City' }));
  await user.keyboard(`${keys}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(expected);
});
