import { type CancellationPolicy, defaultCancellationPolicy } from '../cancellation-policy.js';
import type { RoomType } from '../room-types.js';
import { nightsOf, type Stay } from '../stay.js';
import type { TaxRule } from './tax-rule.js';

/**
 * Terms on which a room can be booked beside its standard ones. `percentOff` is off the price of each night, `surchargeMinor` is added
 * for each guest and night. Without a policy of its own the hotel's counts; without `roomTypes` it is for all rooms.
 */
export type RatePlan = {
  id: string;
  name: string;
  percentOff: number;
  surchargeMinor?: number;
  cancellationPolicy?: CancellationPolicy;
  roomTypes?: RoomType[];
};

/** The plan that a booking was made on, as it was then. */
export type AppliedPlan = Pick<RatePlan, 'id' | 'name' | 'percentOff' | 'surchargeMinor'>;

/** Of the plans of a hotel those for its rooms of this type. */
export const plansFor = <Plan extends Pick<RatePlan, 'roomTypes'>>(roomType: RoomType, plans: Plan[] = []): Plan[] =>
  plans.filter(({ roomTypes }) => !roomTypes || roomTypes.includes(roomType));

type Terms = Pick<RatePlan, 'cancellationPolicy'> & { plans?: Pick<RatePlan, 'id' | 'cancellationPolicy'>[] };

/** The policy of a room on its plan of this id, or on the standard terms: its own, that of its hotel, or that of the house. */
export const policyOn = ({ plans = [], cancellationPolicy }: Terms, planId?: string): CancellationPolicy =>
  plans.find(({ id }) => id === planId)?.cancellationPolicy ?? cancellationPolicy ?? defaultCancellationPolicy;

export const applyPlan = ({ id, name, percentOff, surchargeMinor }: RatePlan): AppliedPlan => ({
  ...{ id, name, percentOff },
  ...(surchargeMinor !== undefined && { surchargeMinor }),
});

/** What a plan adds for each guest and night, as a fee of its name. */
export const surchargesOf = ({ name, surchargeMinor }: Partial<AppliedPlan> = {}): TaxRule[] =>
  name !== undefined && surchargeMinor
    ? [{ name, kind: 'fee', basis: 'person-night', hundredths: surchargeMinor, isIncluded: false }]
    : [];

/** What that comes to for a stay, in minor units. Its line may have the name of a tax, so it is not found by its name. */
export const surchargeMinorFor = (plan: AppliedPlan | undefined, stay: Stay, guests: number): number =>
  (plan?.surchargeMinor ?? 0) * nightsOf(stay).length * guests;
