import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { texts } from '../features/navigation/messages.js';
import { show } from '../testing/render-part.js';
import { LoaderPage } from './loader.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = () => screen.getByTestId('address').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (at: string) =>
  show(
    <>
      <Routes>
        <Route path="/loader/*" element={<LoaderPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/rooms">Elsewhere</Link>
    </>,
    { at },
  );

test('waits eight seconds, and says so, before it goes on', () => {
  open('/loader/my-bookings?x=1');
  expect(screen.getByText(texts.loader.lead)).toHaveRole('status');
  pass(7999);
  expect(address()).toBe('/loader/my-bookings?x=1');
  pass(1);
  expect(address()).toBe('/my-bookings?x=1');
});

test('goes to an address of several parts, and to the home page without one', () => {
  open('/loader/rooms/abc');
  pass(8000);
  expect(address()).toBe('/rooms/abc');
});

test('goes to an address that was encoded as a whole', () => {
  open('/loader/rooms%3Fdestination=Goa');
  pass(8000);
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
])('%s goes home', (at) => {
  open(at);
  expect(screen.getByRole('link', { name: texts.loader.now })).toHaveAttribute('href', '/');
  pass(8000);
  expect(address()).toBe('/');
});

test('who leaves before the time is up is led nowhere later', () => {
  open('/loader/my-bookings');
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).click());
  pass(10_000);
  expect(address()).toBe('/rooms');
});
