import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerHotel } from '@wayhouse/contracts/calls/account-calls';
import type { InputOf } from '@wayhouse/contracts/call';
import { cities } from '@wayhouse/contracts/cities';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { Button } from '@wayhouse/web-kit/ui/button';
import { ComboboxField } from '@wayhouse/web-kit/ui/combobox-field';
import { Dialog } from '@wayhouse/web-kit/ui/dialog';
import { TextField } from '@wayhouse/web-kit/ui/text-field';
import { Controller, useForm } from 'react-hook-form';
import { texts } from './texts.js';

type Registration = InputOf<typeof registerHotel>;

const options = cities.map(({ name, country }) => ({ value: name, note: country }));
const empty: Registration = { name: '', contact: '', address: '', city: '' };

/** Makes a guest an owner. A failed call leaves the form as it is; success closes it. */
export function RegisterHotel({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  const form = useForm({ resolver: zodResolver(registerHotel.input), defaultValues: empty });
  const { errors } = form.formState;
  const register = useMutation({
    mutationFn: (registration: Registration) => api.call(registerHotel, registration),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['account'] });
      onClose();
    },
    onError(error) {
      if (error instanceof ApiError && error.field && error.field in empty)
        form.setError(error.field as keyof Registration, { message: error.message });
    },
  });

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => register.mutate(values))(event)}
        className="space-y-5 pt-2"
      >
        <TextField
          label={texts.name}
          autoComplete="organization"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={texts.contact}
          type="tel"
          autoComplete="tel"
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <TextField
          label={texts.address}
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register('address')}
        />
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => (
            <ComboboxField
              label={texts.city}
              placeholder={texts.selectCity}
              value={field.value}
              onChange={field.onChange}
              options={options}
              error={errors.city?.message}
            />
          )}
        />
        <Button type="submit" size="large" busy={register.isPending} className="w-full">
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
