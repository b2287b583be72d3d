import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tellReload, useKeptDraft } from './kept-draft.js';

function Form() {
  const [text, setText] = useState('');
  useKeptDraft('letter', () => text, setText);
  return <input aria-label="Letter" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there again after the page has reloaded itself, once', async () => {
  const before = render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 'Dear house');
  tellReload();
  before.unmount();
  const after = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('Dear house');
  after.unmount();
  render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('');
});
