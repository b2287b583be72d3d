import { inviteMember } from '@wayhouse/contracts/calls/staff-calls';
import { limits } from '@wayhouse/domain/limits';
import type { MemberRole } from '@wayhouse/domain/staff-roles';
import { formMessage } from '@wayhouse/messages/form-message';
import { roleAbilities } from '@wayhouse/messages/staff-roles';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useId } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { SaveError } from '../../../shared/form/save-error.js';
import { roleOptions } from './role-options.js';
import { messages } from './messages.js';
import { useStaffChanges } from './use-staff.js';

type Draft = { email: string; role: MemberRole };

/** Stays open with all that was entered until the invitation is on its way. */
export function InviteDialog({ hotelId, onClose }: { hotelId: string; onClose: () => void }) {
  const id = useId();
  const form = useForm<Draft>({ defaultValues: { email: '', role: 'reception' }, resolver });
  const { control, register, formState } = form;
  const role = useWatch({ control, name: 'role' });
  const { mutate, isPending, error } = useStaffChanges(hotelId, onClose).invite;
  const send = form.handleSubmit((draft) => mutate(draft));
  const texts = messages.form;
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={texts.title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={isPending}>
            {texts.send}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)} className="grid gap-5 pt-1">
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          placeholder={texts.emailExample}
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange } }) => (
            <Select
              label={texts.role}
              hint={roleAbilities[role]}
              value={value}
              onChange={onChange}
              options={roleOptions()}
            />
          )}
        />
        {error && <SaveError message={error.message} />}
      </form>
    </Dialog>
  );
}

const schema = inviteMember.input.omit({ id: true });

/** Validates by the schema of the call. */
const resolver: Resolver<Draft> = (draft, _context, options) => {
  const { data, error } = schema.safeParse(draft);
  return data
    ? { values: data, errors: {} }
    : { values: {}, errors: toFieldErrors(error.issues, options, formMessage) };
};
