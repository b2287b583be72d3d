import { priceRoom } from '@wayhouse/contracts/price-room';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import type { Room } from '@wayhouse/contracts/room';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { policyOn } from '@wayhouse/domain/rates/rate-plan';
import { formatAmount } from '@wayhouse/messages/format-money';
import { describePlanPrice, standardRate } from '@wayhouse/messages/rate-plans';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { OrderError } from '../../shared/stay-fields/order-error.js';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';
import type { PricedOrder, StayOrder } from './stay-order.js';

type Props = {
  room: Room;
  order: PricedOrder;
  hasDates: boolean;
  error?: string;
  onChange: (part: Pick<StayOrder, 'plan'>) => void;
};

/**
 * The standard terms and the rate plans of a room, each with what the stay costs on it once there are dates. Plans name what
 * differs, and the terms below the form those of the chosen rate in full, so that a long list leaves the button in the first view.
 */
export function RatePicker({ room, order, hasDates, error, onChange }: Props) {
  const currency = useCurrency(room);
  const { plans = [] } = room;
  if (!plans.length && !error) return null;
  const standard = { id: '', name: standardRate(), percentOff: 0, cancellationPolicy: policyOn(room) };
  const options = [standard, ...plans].map((plan) => ({
    value: plan.id,
    label: (
      <RateOption
        name={plan.name}
        total={hasDates ? formatAmount(priceRoom(room, { ...order, plan: plan.id }).total, currency) : undefined}
        terms={termsOf(plan, currency)}
      />
    ),
  }));
  return (
    <div className="mt-4">
      <RadioGroup label={messages.rate} value={order.plan} options={options} onChange={(plan) => onChange({ plan })} />
      {error && <OrderError message={error} />}
    </div>
  );
}

const termsOf = ({ cancellationPolicy, ...plan }: RatePlan, currency: string) => [
  ...describePlanPrice(plan, currency),
  ...(cancellationPolicy ? [describePolicy(cancellationPolicy).brief] : []),
];

type OptionProps = { name: string; total?: string; terms: string[] };

const RateOption = ({ name, total, terms }: OptionProps) => (
  <span className="min-w-0 flex-1 py-0.5">
    <span className="flex justify-between gap-4">
      <span className="wrap-anywhere">{name}</span>
      {total && <span className="tabular-nums">{total}</span>}
    </span>
    <span className="block text-sm text-pretty text-muted">{terms.join(' · ')}</span>
  </span>
);
