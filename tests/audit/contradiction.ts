/** What can be wrong, each with the sentence that `docs/operations.md` explains. */
export type Kind =
  | 'night-without-booking'
  | 'night-outside-stay'
  | 'night-taken-twice'
  | 'booking-without-night'
  | 'block-without-night'
  | 'price-other-than-rate'
  | 'charge-other-than-policy'
  | 'state-other-than-payments'
  | 'paid-without-payment'
  | 'payment-without-booking'
  | 'payment-other-than-price'
  | 'payment-set-aside'
  | 'refund-other-than-policy'
  | 'refund-other-than-booking'
  | 'cancellation-unknown'
  | 'promotion-other-than-used'
  | 'search-other-than-nights'
  | 'room-copy-differs'
  | 'hotel-copy-differs'
  | 'booking-copy-differs'
  | 'booking-filed-elsewhere'
  | 'name-of-deleted-account'
  | 'messages-other-than-counted'
  | 'messages-without-booking'
  | 'events-unsent'
  | 'event-unprocessed'
  | 'dead-letters'
  | 'room-without-photo'
  | 'photo-without-room';

/** Two stored facts that cannot both be true. `subject` names the row, so that a second look can recognize it. */
export type Contradiction = { kind: Kind; subject: string; text: string };
