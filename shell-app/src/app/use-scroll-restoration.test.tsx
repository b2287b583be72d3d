import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-restoration.js';

/** What has its places remembered, and beside it a part of the product that sees to its own. */
function Remembered() {
  useScrollMemory();
  return <Outlet />;
}
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/rooms?guests=2" replace>
        two guests
      </Link>
      <Link to="/abouts">about</Link>
      <Link to="/owner">owner</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

function open() {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/rooms']}>
      <Routes>
        <Route path="/owner" element={<Page />} />
        <Route element={<Remembered />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  scrollTo.mockClear();
  const user = userEvent.setup();
  return { scrollTo, go: (name: string) => user.click(screen.getByText(name)) };
}
const scrolledTo = (place: number) => {
  Object.assign(window, { scrollY: place });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void Object.assign(window, { scrollY: 0 }));

test('a page opened by address keeps its place when its query changes; another page begins at its top', async () => {
  const { scrollTo, go } = open();
  await go('two guests');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('about');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('Back finds the place where a page was replaced, though nobody scrolled after that', async () => {
  const { scrollTo, go } = open();
  scrolledTo(700);
  await go('two guests');
  Object.assign(window, { scrollY: 0 });
  await go('about');
  scrollTo.mockClear();
  await go('back');
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});

test('a page that is reached from a part with places of its own begins at its top', async () => {
  const { scrollTo, go } = open();
  await go('owner');
  scrollTo.mockClear();
  await go('about');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
