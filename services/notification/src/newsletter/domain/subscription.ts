/**
 * An address that is, or was, subscribed to the newsletter. The token in its unsubscribe links never changes, also when
 * the address subscribes again, so that the links in old emails go on working.
 */
export type Subscription = {
  address: string;
  token: string;
  state: 'subscribed' | 'unsubscribed';
  since: Date;
};

/** Addresses that differ only in case are the same subscriber. */
export const subscriberKey = (address: string): string => address.toLowerCase();
