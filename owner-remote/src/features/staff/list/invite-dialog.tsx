import { inviteMember } from '@wayhouse/contracts/calls/staff-calls';
import { limits } from '@wayhouse/domain/limits';
import type { MemberRole } from '@wayhouse/domain/staff-roles';
import { roleAbilities } from '@wayhouse/messages/staff-roles';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/form-dialog.js';
import { roleOptions } from './role-options.js';
import { messages } from './messages.js';
import { useStaffChanges } from './use-staff.js';

type Draft = { email: string; role: MemberRole };

/** Stays open with all that was entered until the invitation is on its way. */
export function InviteDialog({ hotelId, onClose }: { hotelId: string; onClose: () => void }) {
  const form = useForm<Draft>({ defaultValues: { email: '', role: 'reception' }, resolver });
  const { control, register, formState } = form;
  const role = useWatch({ control, name: 'role' });
  const { mutate, isPending, error } = useStaffChanges(hotelId, onClose).invite;
  const isAtField = useFieldRefusal(form, error);
  const send = form.handleSubmit((draft) => mutate(draft));
  const texts = messages.form;
  return (
    <FormDialog
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.send }}
      isSaving={isPending}
      error={isAtField ? undefined : error?.message}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

const resolver = zodResolver(inviteMember.input.omit({ id: true }));
