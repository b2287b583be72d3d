import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { messages } from '../features/redirect/messages.js';
import { renderPart } from '../testing/render-part.js';
import { RedirectPage } from './redirect.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = () => screen.getByTestId('address').textContent;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (at: string) =>
  renderPart(
    <>
      <Routes>
        <Route path="/loader/*" element={<RedirectPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/rooms">Elsewhere</Link>
    </>,
    { at },
  );

test('announces the wait and redirects after eight seconds', () => {
  open('/loader/my-bookings?x=1');
  expect(screen.getByText(messages.lead)).toHaveRole('status');
  advance(7999);
  expect(address()).toBe('/loader/my-bookings?x=1');
  advance(1);
  expect(address()).toBe('/my-bookings?x=1');
});

test('redirects to a path of several segments', () => {
  open('/loader/rooms/abc');
  advance(8000);
  expect(address()).toBe('/rooms/abc');
});

test('redirects to a path that was encoded as a whole', () => {
  open('/loader/rooms%3Fdestination=Goa');
  advance(8000);
  expect(address()).toBe('/rooms?destination=Goa');
});

test.each([
  '/loader',
  '/loader/',
  '/loader/https://evil.example',
  '/loader//evil.example',
  '/loader/%2F%2Fevil.example',
  '/loader/https%3A%2F%2Fevil.example%3Fx=1',
  '/loader/%2F%2Fevil.example%3Fx=1',
  '/loader/%5C%5Cevil.example',
  '/loader/javascript:alert(1)',
])('%s redirects to the home page', (at) => {
  open(at);
  expect(screen.getByRole('link', { name: messages.now })).toHaveAttribute('href', '/');
  advance(8000);
  expect(address()).toBe('/');
});

test('leaving the page cancels the redirect', () => {
  open('/loader/my-bookings');
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).click());
  advance(10_000);
  expect(address()).toBe('/rooms');
});
