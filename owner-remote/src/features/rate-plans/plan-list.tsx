import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { describePlanPrice } from '@wayhouse/messages/rate-plans';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { EntryActions } from '../../shared/entry-actions.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';

type Props = { plans: RatePlan[]; onChange: (plan: RatePlan) => void; onRemove: (plan: RatePlan) => void };

/** In the order in which guests see them. */
export function PlanList({ plans, onChange, onRemove }: Props) {
  const currency = useHotelCurrency();
  return (
    <Card className="mt-5">
      <ul aria-label={messages.plans} className="divide-y divide-line">
        {plans.map((plan) => (
          <li key={plan.id} className="flex items-start gap-4 px-4 py-3.5 sm:px-5">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{plan.name}</p>
              <div className="mt-0.5 text-sm text-muted">
                <DotSeparatedList items={describePlan(plan, currency)} />
              </div>
            </div>
            <EntryActions
              labels={{ change: messages.change(plan.name), remove: messages.remove(plan.name) }}
              onChange={() => onChange(plan)}
              onRemove={() => onRemove(plan)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function describePlan(plan: RatePlan, currency: string): string[] {
  const { cancellationPolicy, roomTypes } = plan;
  const price = describePlanPrice(plan, currency);
  return [
    ...(price.length ? price : [messages.standardPrice]),
    ...(cancellationPolicy ? [describePolicy(cancellationPolicy).summary] : []),
    ...(roomTypes?.length ? [messages.forTypes(roomTypes.map((type) => roomTypeNames[type]).join(', '))] : []),
  ];
}
