import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.js';

function Page() {
  const [state, setState] = useState<'closed' | 'open' | 'gone'>('closed');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'gone') heading.current?.focus();
  }, [state]);
  return (
    <>
      <button onClick={() => setState('open')}>Open</button>
      <h1 ref={heading} tabIndex={-1}>
        Another page
      </h1>
      <Dialog open={state === 'open'} onClose={() => setState('closed')} title="A question">
        <button onClick={() => setState('gone')}>Go</button>
      </Dialog>
    </>
  );
}

test('returns the focus to the opener when it closes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'A question' })).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('leaves the focus where something else has moved it on closing', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Radix returns the focus in a task of its own, which runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: 'Another page' })).toHaveFocus();
});

function Payments() {
  const [state, setState] = useState<'owed' | 'asking' | 'paid'>('owed');
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <div>{state !== 'paid' && <button onClick={() => setState('asking')}>Pay</button>}</div>
      <Dialog open={state === 'asking'} onClose={() => setState('owed')} title="A question">
        <button onClick={() => setState('paid')}>Yes</button>
      </Dialog>
    </section>
  );
}

test('moves the focus to the heading of its section where the opener is gone', async () => {
  const user = userEvent.setup();
  render(<Payments />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus());
});
