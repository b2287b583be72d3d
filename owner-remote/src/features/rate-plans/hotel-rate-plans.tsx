import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { limits } from '@wayhouse/domain/limits';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { messages } from './messages.js';
import { PlanDialog } from './plan-dialog.js';
import { PlanList } from './plan-list.js';
import { RemovePlanDialog } from './remove-plan-dialog.js';
import { StandardTerms } from './standard-terms.js';

/** What is being changed or removed, or a new one. It stays the same when the list is read again. */
type Opened = { dialog: 'plan'; plan?: RatePlan } | { dialog: 'remove'; plan: RatePlan };

/** The terms of cancelling of a hotel, and the rate plans beside them. */
export function HotelRatePlans({ hotel }: { hotel: HotelProfile }) {
  const [opened, setOpened] = useState<Opened>();
  const plans = hotel.plans ?? [];
  const close = () => setOpened(undefined);
  return (
    <>
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <StandardTerms hotel={hotel} />
      <section aria-labelledby="rate-plans" className="mt-10">
        <h2 id="rate-plans" className="font-display text-2xl">
          {messages.plans}
        </h2>
        <p className="mt-1 text-pretty text-muted">{plans.length > 0 ? messages.plansLead : messages.none}</p>
        {plans.length > 0 && (
          <PlanList
            plans={plans}
            onChange={(plan) => setOpened({ dialog: 'plan', plan })}
            onRemove={(plan) => setOpened({ dialog: 'remove', plan })}
          />
        )}
        <div className="mt-5">
          {plans.length < limits.plans ? (
            <Button onClick={() => setOpened({ dialog: 'plan' })}>
              <Plus aria-hidden className="size-5" /> {messages.add}
            </Button>
          ) : (
            <p>{messages.full(limits.plans)}</p>
          )}
        </div>
      </section>
      {opened?.dialog === 'plan' && <PlanDialog hotel={hotel} plan={opened.plan} onClose={close} />}
      {opened?.dialog === 'remove' && <RemovePlanDialog hotel={hotel} plan={opened.plan} onClose={close} />}
    </>
  );
}
