import { installHistoryBlocker } from '@wayhouse/web-kit/history-blocker';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from './use-unsaved-changes.js';

function Draft() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { isConfirming, stay, leave } = useUnsavedChanges({
    hasUnsavedChanges: text !== '',
    isDraftSaved: () => false,
    navigate: (address) => void navigate(address),
  });
  return (
    <>
      <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">list</Link>
      {isConfirming && (
        <div role="alertdialog">
          <button onClick={stay}>stay</button>
          <button onClick={leave}>leave</button>
        </div>
      )}
    </>
  );
}

beforeAll(installHistoryBlocker);

/** Opens the form from the list and types something. */
async function startTyping() {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<Link to="/draft">write</Link>} />
        <Route path="/draft" element={<Draft />} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByText('write'));
  await user.type(screen.getByRole('textbox'), 'Dear team');
  return { user, press };
}
const expectListPage = () => waitFor(() => expect(screen.getByText('write')).toBeVisible());

test('Back asks for confirmation; staying keeps the text and asks again next time', async () => {
  const { press } = await startTyping();
  window.history.back();
  await press('stay');
  await waitFor(() => expect(window.location.pathname).toBe('/draft'));
  expect(screen.getByRole('textbox')).toHaveValue('Dear team');
  window.history.back();
  await press('leave');
  await expectListPage();
  expect(window.location.pathname).toBe('/list');
});

test('does not ask once the text is empty again', async () => {
  const { user } = await startTyping();
  await user.clear(screen.getByRole('textbox'));
  window.history.back();
  await expectListPage();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a link asks once and is then followed', async () => {
  const { user, press } = await startTyping();
  await user.click(screen.getByText('list'));
  await press('leave');
  await expectListPage();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
