import { cities } from '@wayhouse/contracts/cities';
import { useSession } from '@wayhouse/web-kit/session';
import { useKeptDraft } from '@wayhouse/web-kit/kept-draft';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ComboboxField } from '@wayhouse/web-kit/ui/combobox/combobox-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller } from 'react-hook-form';
import type { Registration } from './registration-draft.js';
import { texts } from './messages.js';
import { useRegisterHotel } from './use-register-hotel.js';

const options = cities.map(({ name, country }) => ({ value: name, note: country }));

/** Makes a guest an owner. A failed call leaves the form as it is; success closes it. */
export function RegisterHotel({ onClose }: { onClose: () => void }) {
  const { user, former } = useSession();
  const person = (user ?? former)?.id;
  const { form, isBusy, submit } = useRegisterHotel(person, onClose);
  const { errors } = form.formState;
  const draft = { name: 'hotel-registration', person };
  useKeptDraft(draft, form.getValues, (kept: Registration) => form.reset(kept));
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5 pt-2">
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
          render={({ field: { ref, value, onChange } }) => (
            <ComboboxField
              ref={ref}
              label={texts.city}
              placeholder={texts.selectCity}
              value={value}
              onChange={onChange}
              options={options}
              error={errors.city?.message}
            />
          )}
        />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
