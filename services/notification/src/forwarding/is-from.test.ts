import { isFrom } from './is-from.js';

const account = { id: 'asha', name: 'Asha', addresses: ['asha@example.test', 'asha.rao@second.example.test'] };

test.each([
  'asha@example.test',
  'Asha Rao <Asha@Example.test>',
  '"Rao, Asha" <asha+stays@example.test>',
  'Rao, Asha <asharao@second.example.test>',
  'asha@example.test (Asha, of Kochi)',
  '"asha@example.test" <asha@example.test>',
])('%s is from the account', (from) => {
  expect(isFrom(account, { from })).toBe(true);
});

test.each([
  'mallory@evil.test',
  '"asha@example.test" <mallory@evil.test>',
  'asha@example.test <mallory@evil.test>',
  'Mallory <mallory@evil.test>, Asha <asha@example.test>',
  'Asha <asha@example.test>, Mallory <mallory@evil.test>',
  'asha@example.test, asha@example.test',
  'mallory@evil.test; asha@example.test',
  'us: mallory@evil.test, asha@example.test;',
  'Mallory <mallory@evil.test> <asha@example.test>',
  '',
])('%s is not', (from) => {
  expect(isFrom(account, { from })).toBe(false);
});
