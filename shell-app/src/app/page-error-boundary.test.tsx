import { render, screen } from '@testing-library/react';
import { PageBoundary } from './page-error-boundary.js';
import { texts } from '../shared/messages.js';

const Broken = (): never => {
  throw new Error('broken');
};
const page = (at: string, body = <Broken />) => (
  <>
    <nav>Wayhouse</nav>
    <PageBoundary at={at}>{body}</PageBoundary>
  </>
);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('a page that breaks gives way to a word about it, with two ways out; what is round it stays', () => {
  render(page('/rooms'));
  expect(screen.getByRole('heading', { level: 1, name: texts.crashed.title })).toBeVisible();
  expect(screen.getByRole('button', { name: texts.crashed.reload })).toBeVisible();
  expect(screen.getByRole('link', { name: texts.crashed.home })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation')).toBeVisible();
});

test('another page is not held to it', () => {
  const { rerender } = render(page('/rooms'));
  rerender(page('/abouts', <h1>About</h1>));
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
});
