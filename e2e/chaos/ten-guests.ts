import { demoAccounts } from '../../sandbox/demo/demo-accounts.js';

export type Account = readonly [email: string, password: string];

/** The guests of the demo data and, to make them ten, some of its owners. */
export const tenGuests: Account[] = demoAccounts.slice(0, 10).map(({ email, password }) => [email, password]);
