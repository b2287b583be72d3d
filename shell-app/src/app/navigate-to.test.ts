import { navigateTo } from './navigate-to.js';

const wentTo = (to: string) => {
  const navigate = jest.fn();
  navigateTo(to, navigate);
  return navigate.mock.calls.flat() as string[];
};

test('navigates within the origin without a page load', () => {
  expect(wentTo('/my-bookings?x=1#top')).toEqual(['/my-bookings?x=1#top']);
  expect(wentTo(`${window.location.origin}/rooms`)).toEqual(['/rooms']);
});

test.each(['/.//evil.example/x', `${window.location.origin}//evil.example/x`])(
  '%s does not lead to another host',
  (to) => {
    expect(wentTo(to)).toEqual(['/evil.example/x']);
  },
);
