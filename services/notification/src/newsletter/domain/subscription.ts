/**
 * An address that is, or was, on the newsletter's list. Its token stands in every letter, takes it off the list, and
 * stays the same when the address comes back, so that the link in an old letter works as well.
 */
export type Subscription = {
  address: string;
  token: string;
  state: 'subscribed' | 'unsubscribed';
  since: Date;
};

/** Spellings of one address that differ in upper and lower case alone are one subscriber. */
export const subscriberOf = (address: string): string => address.toLowerCase();
