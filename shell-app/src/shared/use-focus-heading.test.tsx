import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useFocusHeading } from './use-focus-heading.js';

/** A page that is drawn anew, with another heading, by its button. */
function Bookings() {
  const [version, setVersion] = useState(1);
  return (
    <>
      <h1 key={version} tabIndex={-1}>
        Bookings {version}
      </h1>
      <button onClick={() => setVersion(version + 1)}>Redraw</button>
    </>
  );
}

function Site() {
  useFocusHeading();
  return (
    <main id="content">
      <Routes>
        <Route path="/" element={<h1 tabIndex={-1}>Home</h1>} />
        <Route path="/bookings" element={<Bookings />} />
      </Routes>
      <Link to="/bookings">To bookings</Link>
    </main>
  );
}

const heading = (name: string) => screen.getByRole('heading', { name });
/** Without moving the focus, as a press would. */
const redrawPage = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });

beforeEach(async () => {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  expect(heading('Home')).not.toHaveFocus();
  await userEvent.setup().click(screen.getByRole('link'));
});

test('the heading of the next page gets the focus, as does one that replaces it', async () => {
  expect(heading('Bookings 1')).toHaveFocus();
  await redrawPage();
  expect(heading('Bookings 2')).toHaveFocus();
});

test('a heading that is replaced takes no focus from what the user has moved on to', async () => {
  screen.getByRole('link').focus();
  await redrawPage();
  expect(heading('Bookings 2')).not.toHaveFocus();
  expect(screen.getByRole('link')).toHaveFocus();
});
