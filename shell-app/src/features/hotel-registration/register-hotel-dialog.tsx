import { cities } from '@wayhouse/domain/cities';
import { usePersonId } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ComboboxField } from '@wayhouse/web-kit/ui/combobox/combobox-field';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { Controller } from 'react-hook-form';
import { CurrencyField } from './currency-field.js';
import { messages } from './messages.js';
import type { Registration } from './registration-draft.js';
import { useRegisterHotel } from './use-register-hotel.js';

const options = cities.map(({ name, country }) => ({ value: name, note: country }));

/** Registers a hotel, which makes the guest an owner. A failed request keeps the form; success closes it. */
export function RegisterHotelDialog({ onClose }: { onClose: () => void }) {
  const userId = usePersonId();
  const { form, isBusy, submit } = useRegisterHotel(userId, onClose);
  const { errors } = form.formState;
  const draft = { name: 'hotel-registration', person: userId };
  useFormDraft(draft, form.getValues, (saved: Registration) => form.reset(saved));
  // A registration that has been sent cannot be taken back.
  const close = () => isBusy || onClose();
  return (
    <Dialog open onClose={close} title={messages.title} description={messages.lead}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5 pt-2">
        <TextField
          label={messages.name}
          autoComplete="organization"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={messages.contact}
          type="tel"
          autoComplete="tel"
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <TextField
          label={messages.address}
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register('address')}
        />
        <Controller
          control={form.control}
          name="city"
          render={({ field: { ref, value, onChange } }) => (
            <ComboboxField
              ref={ref}
              label={messages.city}
              placeholder={messages.selectCity}
              value={value}
              onChange={onChange}
              options={options}
              error={errors.city?.message}
            />
          )}
        />
        <CurrencyField form={form} />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {messages.submit}
        </Button>
      </form>
    </Dialog>
  );
}
