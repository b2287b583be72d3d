import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerHotel } from '@wayhouse/contracts/calls/account-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { accountsKey, useBecomeOwner } from '../../shared/use-account.js';
import { draftOf, forgetDraft, isField, keepDraft, type Registration } from './registration-draft.js';

/** The form of a registration and its call. Whoever registers a hotel is its owner from then on. */
export function useRegisterHotel(person: string | undefined, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const becomeOwner = useBecomeOwner();
  const form = useForm({ resolver: zodResolver(registerHotel.input), defaultValues: draftOf(person) });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(person, values) }),
    [subscribe, person],
  );

  const register = useMutation({
    mutationFn: (registration: Registration) => api.call(registerHotel, registration),
    onSuccess() {
      forgetDraft();
      becomeOwner();
      onDone();
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      if (isField(error.field)) form.setError(error.field, { message: error.message }, { shouldFocus: true });
      // Registered elsewhere, perhaps in another tab: then the page is behind.
      if (error.code === 'already-registered') void cache.invalidateQueries({ queryKey: accountsKey });
    },
  });

  return {
    form,
    isBusy: register.isPending,
    submit: form.handleSubmit((registration) => register.mutate(registration)),
  };
}
