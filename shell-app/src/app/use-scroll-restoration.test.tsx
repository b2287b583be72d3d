import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration.js';

/** Routes with scroll restoration; `/owner` beside it has none, like the owner remote. */
function Restored() {
  useScrollRestoration();
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

const app = (
  <MemoryRouter initialEntries={['/rooms']}>
    <Routes>
      <Route path="/owner" element={<Page />} />
      <Route element={<Restored />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  </MemoryRouter>
);
const watchScrolling = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

function open() {
  const scrollTo = watchScrolling();
  render(app);
  scrollTo.mockClear();
  const user = userEvent.setup();
  return { scrollTo, go: (name: string) => user.click(screen.getByText(name)) };
}
const scrolledTo = (position: number) => {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void Object.assign(window, { scrollY: 0 }));

test('keeps the position when only the query changes, and starts another page at the top', async () => {
  const { scrollTo, go } = open();
  await go('two guests');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('about');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('Back restores the position at which an entry was replaced, even without scrolling since', async () => {
  const { scrollTo, go } = open();
  scrolledTo(700);
  await go('two guests');
  Object.assign(window, { scrollY: 0 });
  await go('about');
  scrollTo.mockClear();
  await go('back');
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});

test('starts at the top when coming from a part without scroll restoration', async () => {
  const { scrollTo, go } = open();
  await go('owner');
  scrollTo.mockClear();
  await go('about');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('who has scrolled a page before its scripts have come stays there, and comes back to there', async () => {
  const scrollTo = watchScrolling();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  Object.assign(window, { scrollY: 500 });
  render(app, { container, hydrate: true });
  expect(scrollTo).not.toHaveBeenCalled();
  const user = userEvent.setup();
  await user.click(screen.getByText('about'));
  scrollTo.mockClear();
  await user.click(screen.getByText('back'));
  expect(scrollTo).toHaveBeenCalledWith(0, 500);
});
