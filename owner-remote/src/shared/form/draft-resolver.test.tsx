import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '../messages.js';
import { draftResolver } from './draft-resolver.js';

const resolver = draftResolver<{ amount: string; from: string }>(() => []);

function Form({ onValid }: { onValid: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { amount: '', from: '' }, resolver });
  const [hasAmount, setHasAmount] = useState(true);
  return (
    <form onSubmit={(event) => void handleSubmit(onValid)(event)} noValidate>
      {hasAmount && (
        <TextField label="Amount" type="number" {...register('amount')} error={formState.errors.amount?.message} />
      )}
      <TextField label="From" type="date" {...register('from')} error={formState.errors.from?.message} />
      <button>Save</button>
      <button type="button" onClick={() => setHasAmount(false)}>
        Without an amount
      </button>
    </form>
  );
}

function renderForm() {
  const onValid = jest.fn();
  render(<Form onValid={onValid} />);
  return { onValid, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

/** As a browser is where it cannot read what was typed, which jsdom never is. */
const setUnreadable = (label: string, badInput: boolean) =>
  Object.defineProperty(screen.getByLabelText(label), 'validity', { value: { badInput }, configurable: true });

test('a number and a date that the browser cannot read are refused, not taken for empty fields', async () => {
  const { onValid, press } = renderForm();
  setUnreadable('Amount', true);
  setUnreadable('From', true);
  await press('Save');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(messages.unreadable.number);
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(messages.unreadable.date);
  setUnreadable('Amount', false);
  setUnreadable('From', false);
  await press('Save');
  expect(onValid).toHaveBeenCalledTimes(1);
});

test('a field that is no longer shown does not stop the form', async () => {
  const { onValid, press } = renderForm();
  setUnreadable('Amount', true);
  await press('Without an amount');
  await press('Save');
  expect(onValid).toHaveBeenCalledTimes(1);
});

test('an amount has at most two decimals, whatever else the form explains', async () => {
  const resolve = draftResolver<{ amount: string }>(
    () => [{ code: 'not_multiple_of', path: ['amount'], message: '' }],
    () => 'Something else',
  );
  const { errors } = await resolve({ amount: '1.005' }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors.amount?.message).toBe(messages.price.cents);
});
