import { limits } from '@wayhouse/domain/limits';
import { accessibilityFacts, type AmenityGroup, amenityGroups, bedKinds } from '@wayhouse/domain/room-description';
import { roomCapacity, type RoomType } from '@wayhouse/domain/room-types';
import {
  accessibilityFactNames,
  amenityGroupNames,
  bedKindNames,
  moreAmenityNames,
} from '@wayhouse/messages/room-description';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoicesField } from '../../shared/form/choices-field.js';
import { FormSection } from '../../shared/form/form-section.js';
import type { DescriptionDraft } from './description-draft.js';
import { messages } from './messages.js';

const number = { type: 'number', inputMode: 'numeric', step: 1 } as const;
const groups = Object.keys(amenityGroups) as AmenityGroup[];

type Props = { form: UseFormReturn<DescriptionDraft>; roomType: RoomType };

export function DescriptionFields({ form, roomType }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-12">
      <FormSection title={messages.sections.about}>
        <TextField
          {...messages.name}
          maxLength={limits.roomName}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextArea {...messages.description} rows={6} error={errors.description?.message} {...register('description')} />
        <TextField
          {...messages.squareMetres}
          {...number}
          min={1}
          max={limits.squareMetres}
          error={errors.squareMetres?.message}
          {...register('squareMetres')}
        />
        {roomCapacity[roomType] > 1 && (
          <TextField
            {...messages.mostAdults}
            {...number}
            min={1}
            max={roomCapacity[roomType]}
            error={errors.mostAdults?.message}
            {...register('mostAdults')}
          />
        )}
      </FormSection>
      <FormSection title={messages.sections.beds}>
        <p className="text-sm text-pretty text-muted">{messages.bedsHint}</p>
        <div className="grid grid-cols-2 items-start gap-4">
          {bedKinds.map((kind) => (
            <TextField
              key={kind}
              label={bedKindNames[kind]}
              {...number}
              min={0}
              max={limits.beds}
              error={errors.beds?.[kind]?.message}
              {...register(`beds.${kind}`)}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={messages.sections.amenities}>
        <Controller
          control={control}
          name="moreAmenities"
          render={({ field: { value, onChange } }) => (
            <>
              {groups.map((group) => (
                <ChoicesField
                  key={group}
                  label={amenityGroupNames[group]}
                  choices={amenityGroups[group]}
                  nameOf={(amenity) => moreAmenityNames[amenity]}
                  selected={amenityGroups[group].filter((each) => value.includes(each))}
                  onChange={(chosen) =>
                    onChange([...value.filter((each) => !isIn(amenityGroups[group], each)), ...chosen])
                  }
                />
              ))}
            </>
          )}
        />
      </FormSection>
      <FormSection title={messages.sections.accessibility}>
        <p className="text-sm text-pretty text-muted">{messages.accessibilityHint}</p>
        <Controller
          control={control}
          name="accessibility"
          render={({ field: { value, onChange } }) => (
            <ChoicesField
              label={messages.accessibility}
              choices={accessibilityFacts}
              nameOf={(fact) => accessibilityFactNames[fact]}
              selected={value}
              onChange={onChange}
            />
          )}
        />
      </FormSection>
    </div>
  );
}

const isIn = (group: readonly string[], amenity: string) => group.includes(amenity);
