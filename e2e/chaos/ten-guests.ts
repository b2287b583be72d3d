import { demoAccounts } from '@wayhouse/sandbox/demo/demo-accounts';

export type Account = readonly [email: string, password: string];

/** The guests of the demo data and, to make them ten, some of its owners. */
export const tenGuests: Account[] = demoAccounts.slice(0, 10).map(({ email, password }) => [email, password]);
