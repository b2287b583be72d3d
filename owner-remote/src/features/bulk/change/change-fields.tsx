import type { OwnRoom } from '@wayhouse/contracts/room';
import { limits } from '@wayhouse/domain/limits';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { WeekdaysField } from '../../../shared/rates/weekdays-field.js';
import { type BulkDraft, changeKinds } from './bulk-draft.js';
import { messages } from './messages.js';
import { PriceFields } from './price-fields.js';
import { StayRuleFields } from '../../../shared/rates/stay-rule-fields.js';

type Props = { rooms: OwnRoom[]; form: UseFormReturn<BulkDraft> };

/** What is to change, and what that kind of change needs. */
export function ChangeFields({ rooms, form }: Props) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const isRate = kind === 'price' || kind === 'restrictions';
  return (
    <>
      <Controller
        control={form.control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <Select
            label={messages.kind}
            value={value}
            onChange={onChange}
            options={changeKinds.map((each) => ({ value: each, label: messages.kinds[each] }))}
          />
        )}
      />
      {isRate && (
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          placeholder={messages.nameExample}
          maxLength={limits.rateName}
          {...form.register('name')}
          error={form.formState.errors.name?.message}
        />
      )}
      {kind === 'price' && <PriceFields form={form} />}
      {kind === 'restrictions' && (
        <div>
          <StayRuleFields form={form} className="grid items-start gap-4 sm:grid-cols-2" />
        </div>
      )}
      {kind === 'remove' && <RemovedRate rooms={rooms} form={form} />}
      {(isRate || kind === 'block' || kind === 'unblock') && <NightsFields form={form} isRate={isRate} />}
      {kind === 'block' && (
        <TextField
          label={messages.reason}
          hint={messages.reasonHint}
          maxLength={limits.blockReason}
          {...form.register('reason')}
          error={form.formState.errors.reason?.message}
        />
      )}
    </>
  );
}

function NightsFields({ form, isRate }: { form: Props['form']; isRate: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={messages.firstNight} type="date" {...form.register('from')} error={errors.from?.message} />
          <TextField label={messages.lastNight} type="date" {...form.register('to')} error={errors.to?.message} />
        </div>
        {isRate && <p className="mt-1.5 text-sm text-muted">{messages.dates}</p>}
      </div>
      <Controller
        control={form.control}
        name="weekdays"
        render={({ field: { value, onChange }, fieldState }) => (
          <WeekdaysField chosen={value} onChange={onChange} error={fieldState.error?.message} />
        )}
      />
    </>
  );
}

/** A choice of the names of all rates that rooms have. */
function RemovedRate({ rooms, form }: Props) {
  const names = [...new Set(rooms.flatMap(({ rates = [] }) => rates.map(({ name }) => name)))].sort();
  if (!names.length) return <p>{messages.removedNone}</p>;
  return (
    <Controller
      control={form.control}
      name="removed"
      render={({ field: { value, onChange }, fieldState }) => (
        <Select
          label={messages.removed}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      )}
    />
  );
}
