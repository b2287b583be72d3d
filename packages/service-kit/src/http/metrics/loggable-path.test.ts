import { loggablePath, pathPatterns } from './loggable-path.js';

const pattern = '/newsletter/unsubscribe/:token';

test.each([
  ['/newsletter/unsubscribe/abc', pattern],
  ['/newsletter/unsubscribe/abc/', pattern],
  ['/newsletter/unsubscribe/abc/more', pattern],
  ['/Newsletter/UNSUBSCRIBE/abc', pattern],
  ['//newsletter//unsubscribe/abc', pattern],
  ['/newsletter/unsubscribe/abc%zz', pattern],
  ['/newsletter%2Funsubscribe/abc', pattern],
  ['/newsletter/confirm/abc', '/newsletter/confirm/:token'],
])('%s, which ends with a token, is logged as its pattern %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

test.each([
  '/',
  '/rooms/r1',
  '/api/bookings/b1/receipt',
  '/newsletter/unsubscribe',
  '/newsletters/x',
  '/%zz',
  '/newsletter',
])('%s is logged as it is', (path) => expect(loggablePath(path)).toBe(path));

const isSecret = (parameter: string) => /token|secret|key|code/i.test(parameter);

test('each secret in the path of a call or page is named so that it is not logged', () => {
  const secrets = pathPatterns.flatMap((path) => path.match(/:\w+/g) ?? []).filter(isSecret);
  expect(new Set(secrets)).toEqual(new Set([':token']));
});
