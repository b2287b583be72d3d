/** What a front desk asks of a day: who arrives, who leaves, who stays tonight, and who of these still owes something. */
export const dayGroups = ['arrivals', 'departures', 'inHouse', 'unpaid'] as const;
export type DayGroup = (typeof dayGroups)[number];
