import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../../testing/render-part.js';
import { useSearchDraft } from './search-draft.js';
import { SearchForm } from './search-form.js';

function Home() {
  const { draft, saveDraft } = useSearchDraft();
  return <SearchForm initial={draft} onChange={saveDraft} />;
}
const open = () =>
  renderPart(
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/rooms" element={<h1>Rooms</h1>} />
    </Routes>,
    { inBrowserHistory: true },
  );
const goBack = () =>
  act(() => new Promise((resolve) => (addEventListener('popstate', resolve, { once: true }), history.back())));
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

test('Back from the rooms restores the search', async () => {
  const { user } = open();
  await user.type(destination(), 'Goa');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeVisible();
  await goBack();
  expect(destination()).toHaveValue('Goa');
  expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('2');
});

test('drops dates that have passed and restores the rest', async () => {
  const dates = { checkIn: addDays(today(), -1), checkOut: addDays(today(), 2) };
  open();
  history.replaceState({ usr: { search: { destination: 'Goa', guests: 1, ...dates } }, key: 'k', idx: 0 }, '', '/');
  history.pushState({ key: 'l', idx: 1 }, '', '/rooms');
  await goBack();
  expect(destination()).toHaveValue('Goa');
  expect(screen.getByRole('button', { name: 'Check-in Add date' })).toBeVisible();
});
