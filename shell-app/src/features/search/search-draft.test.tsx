import { addDays } from '@wayhouse/contracts/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { show } from '../../testing/render-part.js';
import { useKeptSearch } from './search-draft.js';
import { SearchForm } from './search-form.js';

function Home() {
  const { kept, keep } = useKeptSearch();
  return <SearchForm initial={kept} onChange={keep} />;
}
const open = () =>
  show(
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/rooms" element={<h1>Rooms</h1>} />
    </Routes>,
    { keepsHistory: true },
  );
const goBack = () =>
  act(() => new Promise((resolve) => (addEventListener('popstate', resolve, { once: true }), history.back())));
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

test('Back from the rooms finds the search as it was', async () => {
  const { user } = open();
  await user.type(destination(), 'Goa');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeVisible();
  await goBack();
  expect(destination()).toHaveValue('Goa');
  expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('2');
});

test('of a search whose days have passed meanwhile the rest is found', async () => {
  const dates = { checkIn: addDays(today(), -1), checkOut: addDays(today(), 2) };
  open();
  history.replaceState({ usr: { search: { destination: 'Goa', guests: 1, ...dates } }, key: 'k', idx: 0 }, '', '/');
  history.pushState({ key: 'l', idx: 1 }, '', '/rooms');
  await goBack();
  expect(destination()).toHaveValue('Goa');
  expect(screen.getByRole('button', { name: 'Check-in Add date' })).toBeVisible();
});
