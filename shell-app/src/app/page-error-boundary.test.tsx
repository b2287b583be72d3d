import { render, screen } from '@testing-library/react';
import { PageErrorBoundary } from './page-error-boundary.js';
import { messages } from './messages.js';

const Broken = (): never => {
  throw new Error('broken');
};
const page = (at: string, body = <Broken />) => (
  <>
    <nav>Wayhouse</nav>
    <PageErrorBoundary at={at}>{body}</PageErrorBoundary>
  </>
);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('replaces a page that crashes with an error and two ways to recover, and keeps what surrounds it', () => {
  render(page('/rooms'));
  expect(screen.getByRole('heading', { level: 1, name: messages.crashed.title })).toBeVisible();
  expect(screen.getByRole('button', { name: messages.crashed.reload })).toBeVisible();
  expect(screen.getByRole('link', { name: messages.crashed.home })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation')).toBeVisible();
});

test('shows another page again after navigation', () => {
  const { rerender } = render(page('/rooms'));
  rerender(page('/abouts', <h1>About</h1>));
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
});
