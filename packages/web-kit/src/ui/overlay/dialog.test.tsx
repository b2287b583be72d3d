import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.js';

function House() {
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

test('closed, it gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  render(<House />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'A question' })).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('what took the focus on closing keeps it', async () => {
  const user = userEvent.setup();
  render(<House />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // A dialog that is gone gives the focus back in a turn of its own, which comes before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: 'Another page' })).toHaveFocus();
});
