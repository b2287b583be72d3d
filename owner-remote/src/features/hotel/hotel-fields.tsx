import { cities } from '@wayhouse/domain/cities';
import { hotelAmenities } from '@wayhouse/domain/hotel-amenities';
import { languages } from '@wayhouse/domain/languages';
import { hotelAmenityNames } from '@wayhouse/messages/hotel-names';
import { languageName } from '@wayhouse/messages/language-name';
import { ComboboxField } from '@wayhouse/web-kit/ui/combobox/combobox-field';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoicesField } from '../../shared/form/choices-field.js';
import { FormSection } from '../../shared/form/form-section.js';
import { CurrencyField } from './currency-field.js';
import type { HotelDraft } from './hotel-draft.js';
import { messages } from './messages.js';
import { PositionFields } from './position/position-fields.js';
import { TimesFields } from './times-fields.js';

const cityOptions = cities.map(({ name, country }) => ({ value: name, note: country }));

/** All that an owner enters of a hotel; `isNew`: it is to be added. */
export function HotelFields({ form, isNew = false }: { form: UseFormReturn<HotelDraft>; isNew?: boolean }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-12">
      <FormSection title={messages.sections.guests}>
        <TextField
          label={messages.name}
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextArea {...messages.description} rows={6} error={errors.description?.message} {...register('description')} />
      </FormSection>
      <FormSection title={messages.sections.place}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField
            label={messages.address}
            autoComplete="street-address"
            error={errors.address?.message}
            {...register('address')}
          />
          <Controller
            control={control}
            name="city"
            render={({ field: { ref, value, onChange } }) => (
              <ComboboxField
                ref={ref}
                label={messages.city}
                placeholder={messages.selectCity}
                value={value}
                onChange={onChange}
                options={cityOptions}
                error={errors.city?.message}
              />
            )}
          />
          <CurrencyField form={form} isNew={isNew} />
        </div>
        <PositionFields form={form} />
      </FormSection>
      <FormSection title={messages.sections.times}>
        <TimesFields form={form} />
      </FormSection>
      <FormSection title={messages.sections.contact}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField
            {...messages.contact}
            type="tel"
            autoComplete="tel"
            error={errors.contact?.message}
            {...register('contact')}
          />
          <TextField
            {...messages.email}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
      </FormSection>
      <FormSection title={messages.sections.invoices}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField {...messages.legalName} error={errors.legalName?.message} {...register('legalName')} />
          <TextField
            label={messages.hotelTaxNumber}
            error={errors.hotelTaxNumber?.message}
            {...register('hotelTaxNumber')}
          />
        </div>
        <TextField label={messages.legalAddress} error={errors.legalAddress?.message} {...register('legalAddress')} />
      </FormSection>
      <FormSection title={messages.sections.offers}>
        <Controller
          control={control}
          name="amenities"
          render={({ field: { value, onChange } }) => (
            <ChoicesField
              label={messages.amenities}
              choices={hotelAmenities}
              nameOf={(amenity) => hotelAmenityNames[amenity]}
              selected={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field: { value, onChange } }) => (
            <ChoicesField
              label={messages.languages}
              choices={languages}
              nameOf={languageName}
              isShort
              selected={value}
              onChange={onChange}
            />
          )}
        />
      </FormSection>
    </div>
  );
}
