import { goTo } from './navigate-to.js';

const wentTo = (to: string) => {
  const navigate = jest.fn();
  goTo(to, navigate);
  return navigate.mock.calls.flat() as string[];
};

test('goes within the product without a reload', () => {
  expect(wentTo('/my-bookings?x=1#top')).toEqual(['/my-bookings?x=1#top']);
  expect(wentTo(`${window.location.origin}/rooms`)).toEqual(['/rooms']);
});

test.each(['/.//evil.example/x', `${window.location.origin}//evil.example/x`])('%s is no way to another host', (to) => {
  expect(wentTo(to)).toEqual(['/evil.example/x']);
});
