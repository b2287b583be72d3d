import { limits } from '@wayhouse/domain/limits';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { UseFormRegister } from 'react-hook-form';
import type { RoomDraft } from './room-draft.js';
import { messages } from '../messages.js';

type Props = { register: UseFormRegister<RoomDraft>; hint: string; error?: string };

/** How many such rooms the hotel has. */
export const UnitsField = ({ register, hint, error }: Props) => (
  <TextField
    {...register('units')}
    label={messages.units.label}
    hint={hint}
    error={error}
    type="number"
    inputMode="numeric"
    min={1}
    max={limits.unitsPerRoom}
    step={1}
  />
);
