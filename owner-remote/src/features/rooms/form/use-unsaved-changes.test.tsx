import { announceSteps } from '@wayhouse/web-kit/history-steps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useLeaving } from './use-unsaved-changes.js';

function Letter() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { isAsking, stay, leave } = useLeaving({
    isUnsent: text !== '',
    isKept: () => false,
    goTo: (address) => void navigate(address),
  });
  return (
    <>
      <input aria-label="Letter" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">list</Link>
      {isAsking && (
        <div role="alertdialog">
          <button onClick={stay}>stay</button>
          <button onClick={leave}>leave</button>
        </div>
      )}
    </>
  );
}

beforeAll(announceSteps);

/** From the list to a letter, which is begun. */
async function beginLetter() {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<Link to="/letter">write</Link>} />
        <Route path="/letter" element={<Letter />} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByText('write'));
  await user.type(screen.getByRole('textbox'), 'Dear house');
  return { user, press };
}
const isList = () => waitFor(() => expect(screen.getByText('write')).toBeVisible());

test('Back asks before it leads away; who stays has everything, and is asked again', async () => {
  const { press } = await beginLetter();
  window.history.back();
  await press('stay');
  await waitFor(() => expect(window.location.pathname).toBe('/letter'));
  expect(screen.getByRole('textbox')).toHaveValue('Dear house');
  window.history.back();
  await press('leave');
  await isList();
  expect(window.location.pathname).toBe('/list');
});

test('nothing is asked once the letter is empty again', async () => {
  const { user } = await beginLetter();
  await user.clear(screen.getByRole('textbox'));
  window.history.back();
  await isList();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a link is asked about once, and followed', async () => {
  const { user, press } = await beginLetter();
  await user.click(screen.getByText('list'));
  await press('leave');
  await isList();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
