import { demoHotels } from './hotels/demo-hotels.js';

const guests = [
  'Asha Menon',
  'Daniel Okafor',
  'Priya Raman',
  'Tomás Silva',
  'Emily Carter',
  'Kenji Watanabe',
  'Sofia Rossi',
  'Rahul Deshpande',
];

/** An account to sign in with. The passwords are printed at the start and shown on the sandbox page. */
export type DemoAccount = { name: string; email: string; password: string; role: 'guest' | 'owner' };

const account = (role: DemoAccount['role'], name: string): DemoAccount => ({
  name,
  role,
  email: emailOf(name),
  password: `wayhouse-${role}`,
});

export const emailOf = (name: string): string =>
  `${name.replace(' ', '.')}@example.com`
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const guestAccounts = guests.map((name) => account('guest', name));
const ownerAccounts = demoHotels.map(({ owner }) => account('owner', owner));
export const demoAccounts = [...guestAccounts, ...ownerAccounts];

export const [firstGuest] = guestAccounts as [DemoAccount, ...DemoAccount[]];
export const [firstOwner] = ownerAccounts as [DemoAccount, ...DemoAccount[]];
