import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { announceReload, useFormDraft } from './use-form-draft.js';

type Draft = { text: string };

function Form({ person, isRetained }: { person?: string; isRetained?: () => boolean }) {
  const [text, setText] = useState('');
  useFormDraft(
    { name: 'message', person },
    () => ({ text }),
    (draft: Draft) => setText(draft.text.trim()),
    { isRetained },
  );
  return <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => sessionStorage.clear());

/** Types as `person` on a page that then reloads itself. */
async function typeAndReload(text: string, person?: string) {
  const { unmount } = render(<Form person={person} />);
  await userEvent.type(screen.getByRole('textbox'), text);
  announceReload();
  unmount();
}
/** The content of the form for `person`. */
function restoredText(person?: string): string {
  const { unmount } = render(<Form person={person} />);
  const { value } = screen.getByRole<HTMLInputElement>('textbox');
  unmount();
  return value;
}

test('restores the draft once after the page has reloaded itself', async () => {
  await typeAndReload('Dear team');
  expect([restoredText(), restoredText()]).toEqual(['Dear team', '']);
});

test('keeps separate drafts per person and for visitors', async () => {
  await typeAndReload('Dear team', 'asha');
  await typeAndReload('A question');
  expect([restoredText('leela'), restoredText(), restoredText('asha')]).toEqual(['', 'A question', 'Dear team']);
});

test('restores the draft as soon as the user is known', async () => {
  await typeAndReload('Dear team', 'asha');
  const { rerender } = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('');
  rerender(<Form person="asha" />);
  expect(screen.getByRole('textbox')).toHaveValue('Dear team');
});

test('what is typed before the user is known is not replaced, and is the draft of that user', async () => {
  await typeAndReload('An old question', 'asha');
  const { rerender, unmount } = render(<Form isRetained={() => true} />);
  await userEvent.type(screen.getByRole('textbox'), 'A new question');
  rerender(<Form person="asha" isRetained={() => true} />);
  expect(screen.getByRole('textbox')).toHaveValue('A new question');
  unmount();
  expect([restoredText(), restoredText('asha')]).toEqual(['', 'A new question']);
});

test('the draft of a visitor before makes way for that of the user', async () => {
  await typeAndReload('From a visitor');
  await typeAndReload('Dear team', 'asha');
  const { rerender } = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('From a visitor');
  rerender(<Form person="asha" />);
  expect(screen.getByRole('textbox')).toHaveValue('Dear team');
});

test.each([
  ['the page reloads itself', announceReload, () => false],
  ['the guest leaves', () => undefined, () => true],
])('what a user had typed is not shown to visitors where, after signing out, %s', async (_case, leave, isRetained) => {
  const { rerender, unmount } = render(<Form person="asha" isRetained={isRetained} />);
  await userEvent.type(screen.getByRole('textbox'), 'My address');
  rerender(<Form isRetained={isRetained} />);
  leave();
  unmount();
  expect([restoredText(), restoredText('asha')]).toEqual(['', 'My address']);
});

test('a draft of another shape breaks the form at most once', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  sessionStorage.setItem('wayhouse.draft.visitor.message', JSON.stringify({ body: 'Dear team' }));
  expect(() => render(<Form />)).toThrow(TypeError);
  expect(restoredText()).toBe('');
});

test.each([
  ['leaving by a link', () => undefined],
  ['a reload by the guest', () => void window.dispatchEvent(new Event('pagehide'))],
])('keeps a draft across %s as asked', async (_case, leave) => {
  const { unmount } = render(<Form isRetained={() => true} />);
  await userEvent.type(screen.getByRole('textbox'), 'Dear team');
  leave();
  unmount();
  expect(restoredText()).toBe('Dear team');
});

test('keeps nothing else when the page is left', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 'Dear team');
  unmount();
  expect(restoredText()).toBe('');
});
