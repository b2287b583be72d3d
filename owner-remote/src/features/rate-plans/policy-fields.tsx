import { capitalize, describePolicy } from '@wayhouse/messages/describe-policy';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { messages } from './messages.js';
import { asHotel, hoursToChoose, never, nightsToChoose, type PolicyDraft } from './policy-draft.js';

type Props = { policy: PolicyDraft; onChange: (policy: PolicyDraft) => void; canBeHotels?: boolean };

/** Until when cancelling is free and what it costs then. A policy that is never free charges all nights. */
export function PolicyFields({ policy, onChange, canBeHotels }: Props) {
  const { freeUntil, charge } = policy;
  const times = [...(canBeHotels ? [asHotel] : []), ...hoursToChoose(freeUntil), never];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={messages.policy.freeUntil}
        value={freeUntil}
        onChange={(time) => onChange({ ...policy, freeUntil: time })}
        options={times.map((time) => ({ value: time, label: nameOfTime(time) }))}
      />
      {freeUntil !== never && freeUntil !== asHotel && (
        <Select
          label={messages.policy.charge}
          value={charge}
          onChange={(nights) => onChange({ ...policy, charge: nights })}
          options={nightsToChoose(charge).map((nights) => ({ value: nights, label: nameOfCharge(nights) }))}
        />
      )}
    </div>
  );
}

function nameOfTime(time: string): string {
  if (time === asHotel) return messages.policy.asHotel;
  if (time === never) return messages.policy.never;
  return capitalize(describePolicy({ freeUntilHours: Number(time), lateChargeNights: 1 }).deadline);
}

const nameOfCharge = (nights: string): string =>
  capitalize(describePolicy({ freeUntilHours: 0, lateChargeNights: Number(nights) }).charge);
