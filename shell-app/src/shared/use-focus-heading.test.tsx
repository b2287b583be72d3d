import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useFocusHeading } from './use-focus-heading.js';

/** A page that is drawn anew, with another heading, by its button. The first heading of a late one cannot be focused. */
function Bookings({ isLate = false }) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <h1 key={version} tabIndex={isLate && version === 1 ? undefined : -1}>
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
        <Route path="/late" element={<Bookings isLate />} />
      </Routes>
      <Link to="/bookings">To bookings</Link>
      <Link to="/late">To late bookings</Link>
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

const openPage = async (link: string) => {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  expect(heading('Home')).not.toHaveFocus();
  await userEvent.setup().click(screen.getByRole('link', { name: link }));
};

test('the heading of the next page gets the focus, as does one that replaces it', async () => {
  await openPage('To bookings');
  expect(heading('Bookings 1')).toHaveFocus();
  await redrawPage();
  expect(heading('Bookings 2')).toHaveFocus();
});

test('a heading that is replaced takes no focus from what the user has moved on to', async () => {
  await openPage('To bookings');
  const link = screen.getByRole('link', { name: 'To bookings' });
  link.focus();
  await redrawPage();
  expect(heading('Bookings 2')).not.toHaveFocus();
  expect(link).toHaveFocus();
});

test('a heading gets the focus once there is one that can be focused', async () => {
  await openPage('To late bookings');
  expect(heading('Bookings 1')).not.toHaveFocus();
  await redrawPage();
  expect(heading('Bookings 2')).toHaveFocus();
});
