import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tellReload, useKeptDraft } from './use-form-draft.js';

type Letter = { text: string };

function Form({ person }: { person?: string }) {
  const [text, setText] = useState('');
  useKeptDraft(
    { name: 'letter', person },
    () => ({ text }),
    (draft: Letter) => setText(draft.text.trim()),
  );
  return <input aria-label="Letter" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => sessionStorage.clear());

/** Types as `person` on a page that then reloads itself. */
async function type(text: string, person?: string) {
  const { unmount } = render(<Form person={person} />);
  await userEvent.type(screen.getByRole('textbox'), text);
  tellReload();
  unmount();
}
/** What stands in the form when `person` is shown it. */
function shown(person?: string): string {
  const { unmount } = render(<Form person={person} />);
  const { value } = screen.getByRole<HTMLInputElement>('textbox');
  unmount();
  return value;
}

test('what was typed is there again after the page has reloaded itself, once', async () => {
  await type('Dear house');
  expect([shown(), shown()]).toEqual(['Dear house', '']);
});

test('each gets back only what they typed, and a visitor what a visitor typed', async () => {
  await type('Dear house', 'asha');
  await type('A question');
  expect([shown('leela'), shown(), shown('asha')]).toEqual(['', 'A question', 'Dear house']);
});

test('it is there as soon as it is known who has come back', async () => {
  await type('Dear house', 'asha');
  const { rerender } = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('');
  rerender(<Form person="asha" />);
  expect(screen.getByRole('textbox')).toHaveValue('Dear house');
});

test('what is of another shape breaks the form once at most', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  sessionStorage.setItem('wayhouse.draft.visitor.letter', JSON.stringify({ words: 'Dear house' }));
  expect(() => render(<Form />)).toThrow(TypeError);
  expect(shown()).toBe('');
});
