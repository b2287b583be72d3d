import { tokenAfterError } from './token-after-error.js';

test.each([401, 404, 422])('%s ends the session', (status) => {
  expect(tokenAfterError({ status })).toBeNull();
});

test.each([429, 500, 503, undefined])('after %s nothing is known of the session', (status) => {
  expect(() => tokenAfterError({ status })).toThrow(expect.objectContaining({ code: 'unreachable' }));
});
