/** Who has closed a hotel. Neither of the two opens what the other one has closed. */
export type Closings = { isByOwner: boolean; isByOperator: boolean };

export const isClosed = ({ isByOwner, isByOperator }: Closings): boolean => isByOwner || isByOperator;
