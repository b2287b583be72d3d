/** What an owner enters. `city` is a name from the list of destinations. */
export type HotelDetails = { name: string; contact: string; address: string; city: string };

export type Hotel = HotelDetails & {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  owner: { id: string; name: string; image: string };
  /** Not set while it is open. An operator may open it again; one whose owner has gone stays closed. */
  closed?: Closed;
};

export type Closed = 'by-operator' | 'for-good';
