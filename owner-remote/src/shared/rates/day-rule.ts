/** Whether stays may begin or end on the days of a rate; `unset` leaves that to the other rates. */
export const dayRules = ['unset', 'closed', 'open'] as const;
export type DayRule = (typeof dayRules)[number];

export const dayRuleOf = (isClosed?: boolean): DayRule =>
  isClosed === undefined ? 'unset' : isClosed ? 'closed' : 'open';

/** The restrictions of a rate that these rules set. */
export const restrictedDays = ({ noArrival, noDeparture }: { noArrival: DayRule; noDeparture: DayRule }) => ({
  ...(noArrival !== 'unset' && { noArrival: noArrival === 'closed' }),
  ...(noDeparture !== 'unset' && { noDeparture: noDeparture === 'closed' }),
});
