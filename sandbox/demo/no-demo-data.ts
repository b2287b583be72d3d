/** Said where the platform is left empty: nothing is made up in a real Clerk or Stripe. */
export const noDemoData = 'no demo data: it is made only where Clerk and Stripe are stand-ins';
