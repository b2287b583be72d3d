import { foldAddress } from './fold-address.js';

test.each([
  'asha@example.com',
  'Asha@Example.COM',
  'asha+offers@example.com',
  'a.s.ha@example.com',
  'A.sha+1+2@example.com',
])('%s is the mailbox of Asha', (address) => {
  expect(foldAddress(address)).toBe('asha@example.com');
});

test.each(['asha1@example.com', 'asha@mail.example.com', 'asha@examplecom', 'ashb@example.com'])(
  '%s is not',
  (address) => {
    expect(foldAddress(address)).not.toBe('asha@example.com');
  },
);
