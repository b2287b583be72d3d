import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { useScrollMemory } from './scroll-memory.js';

function Page() {
  useScrollMemory();
  return (
    <>
      <Link to="/rooms?guests=2" replace>
        two guests
      </Link>
      <Link to="/abouts">about</Link>
    </>
  );
}

test('a page opened by address keeps its place when its query changes; another page begins at its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/rooms']}>
      <Page />
    </MemoryRouter>,
  );
  scrollTo.mockClear();
  await user.click(screen.getByRole('link', { name: 'two guests' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'about' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
