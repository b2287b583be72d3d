import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerHotel } from '@wayhouse/contracts/calls/account-calls';
import { choiceOfCurrency } from '@wayhouse/domain/hotel-currency';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { accountKey } from '../../shared/query-keys.js';
import { useBecomeOwner } from '../../shared/use-account.js';
import { loadDraft, clearDraft, isRegistrationField, saveDraft, type Registration } from './registration-draft.js';
import { useSiteMoney } from './use-site-money.js';

/** The registration form and its request. On success the user becomes an owner, and goes on to the first room. */
export function useRegisterHotel(userId: string | undefined, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const becomeOwner = useBecomeOwner();
  const navigate = useNavigate();
  const site = useSiteMoney();
  const form = useForm({ resolver: zodResolver(registerHotel.input), defaultValues: loadDraft(userId) });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(userId, values) }),
    [subscribe, userId],
  );

  const register = useMutation({
    mutationFn({ currency: entered, ...registration }: Registration) {
      const currency = choiceOfCurrency(registration.city, entered, site);
      return api.call(registerHotel, { ...registration, ...(currency && { currency }) });
    },
    onSuccess() {
      clearDraft();
      becomeOwner();
      onDone();
      void navigate(paths.ownerAddRoom);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      if (isRegistrationField(error.field))
        form.setError(error.field, { message: error.message }, { shouldFocus: true });
      // Registered elsewhere, for example in another tab, so the account shown here is out of date.
      if (error.code === 'already-registered') void queryClient.invalidateQueries({ queryKey: accountKey });
    },
  });

  return {
    form,
    isBusy: register.isPending,
    submit: form.handleSubmit((registration) => register.mutate(registration)),
  };
}
