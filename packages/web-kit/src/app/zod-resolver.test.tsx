import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerHotel } from '@wayhouse/contracts/calls/account-calls';
import { useForm } from 'react-hook-form';
import { zodResolver } from './zod-resolver.js';

const valid = { name: 'Amber Court', contact: '+91 98765 43210', address: '1 Fort Road', city: 'Jaipur' } as const;

function Form({ over, onValid }: { over: object; onValid: (values: unknown) => void }) {
  const form = useForm({ resolver: zodResolver(registerHotel.input), defaultValues: { ...valid, ...over } });
  return (
    <form onSubmit={form.handleSubmit(onValid)} noValidate>
      {Object.values(form.formState.errors).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <button>Send</button>
    </form>
  );
}

async function submit(over: object) {
  const onValid = jest.fn();
  render(<Form over={over} onValid={onValid} />);
  await userEvent.click(screen.getByRole('button'));
  return onValid;
}

test('each field shows its first problem', async () => {
  const onValid = await submit({ name: ' ', contact: 'call', city: 'Atlantis' });
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Please fill this in',
    'Please enter at least 6 characters',
    'Choose a city from the list',
  ]);
  expect(onValid).not.toHaveBeenCalled();
});

test('a valid form is sent as its schema has parsed it', async () => {
  const onValid = await submit({ name: '  Amber Court ' });
  expect(onValid).toHaveBeenCalledWith(valid, expect.anything());
  expect(screen.queryByRole('paragraph')).toBeNull();
});
