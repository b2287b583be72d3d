/** Where the guest of a booking is, as the front desk has recorded it. */
export const stayStatuses = ['expected', 'in-house', 'departed'] as const;
export type StayStatus = (typeof stayStatuses)[number];

/** When the guest was checked in and out; a guest who is not has no such moment. */
export type StayTimes<Moment> = { checkedInAt?: Moment; checkedOutAt?: Moment };

export const stayStatusOf = ({ checkedInAt, checkedOutAt }: StayTimes<unknown>): StayStatus =>
  checkedOutAt ? 'departed' : checkedInAt ? 'in-house' : 'expected';
