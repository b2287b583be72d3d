import type { Hotel } from '@wayhouse/contracts/hotel';
import { policyOn } from '@wayhouse/domain/rates/rate-plan';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { formatList } from '@wayhouse/messages/format-list';
import { describePlanPrice } from '@wayhouse/messages/rate-plans';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatTax } from '@wayhouse/messages/taxes';
import type { ReactNode } from 'react';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** The terms on which its rooms are booked. */
export function HotelPolicies({ hotel }: { hotel: Hotel }) {
  const currency = useCurrency(hotel);
  const { taxes = [], plans = [] } = hotel;
  const { policies } = messages;
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className="mb-5 font-display text-2xl">
        {policies.title}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Policy label={policies.times}>
          <p>{policies.checkIn(hotel)}</p>
          <p>{policies.checkOut(hotel)}</p>
        </Policy>
        <Policy label={policies.cancellation}>{describePolicy(policyOn(hotel)).summary}</Policy>
        <Policy label={policies.payment}>{policies.payAtHotel}</Policy>
        <Policy label={policies.children}>{policies.countAsGuests}</Policy>
        {taxes.length > 0 && (
          <Policy label={policies.taxes}>
            {taxes.map((tax, at) => (
              <p key={at}>{formatTax(tax, currency)}</p>
            ))}
          </Policy>
        )}
        {plans.length > 0 && (
          <Policy label={policies.plans}>
            <ul className="space-y-2.5">
              {plans.map((plan) => (
                <li key={plan.id}>
                  {plan.name}
                  {termsOf(hotel, plan, currency).map((term) => (
                    <span key={term} className="block text-sm text-pretty text-muted">
                      {term}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </Policy>
        )}
      </dl>
    </section>
  );
}

type Plan = NonNullable<Hotel['plans']>[number];

const termsOf = (hotel: Hotel, plan: Plan, currency: string): string[] => [
  ...describePlanPrice(plan, currency),
  describePolicy(policyOn(hotel, plan.id)).summary,
  ...(plan.roomTypes?.length
    ? [messages.policies.onlyFor(formatList(plan.roomTypes.map((type) => roomTypeNames[type])))]
    : []),
];

const Policy = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
