import type { DemoPerson } from './hotels/demo-hotel.js';
import { demoHotels } from './hotels/demo-hotels.js';

const guests: DemoPerson[] = [
  { firstName: 'Asha', lastName: 'Menon' },
  { firstName: 'Daniel', lastName: 'Okafor' },
  { firstName: 'Priya', lastName: 'Raman' },
  { firstName: 'Tomás', lastName: 'Silva' },
  { firstName: 'Emily', lastName: 'Carter' },
  { firstName: 'Kenji', lastName: 'Watanabe' },
  { firstName: 'Sofia', lastName: 'Rossi' },
  { firstName: 'Rahul', lastName: 'Deshpande' },
];

/** An account to sign in with. The passwords are printed at the start and shown on the sandbox page. */
export type DemoAccount = DemoPerson & { name: string; email: string; password: string; role: 'guest' | 'owner' };

const account = (role: DemoAccount['role'], { firstName, lastName }: DemoPerson): DemoAccount => ({
  firstName,
  lastName,
  role,
  name: `${firstName} ${lastName}`,
  email: emailOf({ firstName, lastName }),
  password: `wayhouse-${role}`,
});

export const emailOf = ({ firstName, lastName }: DemoPerson): string =>
  `${firstName}.${lastName}@example.com`
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const guestAccounts = guests.map((person) => account('guest', person));
const ownerAccounts = demoHotels.map(({ owner }) => account('owner', owner));
export const demoAccounts = [...guestAccounts, ...ownerAccounts];

export const [firstGuest] = guestAccounts as [DemoAccount, ...DemoAccount[]];
export const [firstOwner] = ownerAccounts as [DemoAccount, ...DemoAccount[]];
