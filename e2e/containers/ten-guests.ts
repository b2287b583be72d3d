import { demoAccounts } from '../../sandbox/demo/demo-accounts.js';

export type Account = readonly [email: string, password: string];

/** People of the demo data who book: its guests and, to make them ten, owners who travel as well. */
export const tenGuests: Account[] = demoAccounts.slice(0, 10).map(({ email, password }) => [email, password]);
