import { ApiError } from '@wayhouse/web-kit/api-error';
import type { UseFormReturn } from 'react-hook-form';
import { emptyDraft, type RoomDraft } from './room-draft.js';

/** Says a refusal at the field that caused it, where the answer names one. */
export const blameField =
  ({ setError }: UseFormReturn<RoomDraft>) =>
  (error: Error) => {
    const field = error instanceof ApiError ? error.field : undefined;
    if (isOfTheForm(field)) setError(field, { message: error.message });
  };

const isOfTheForm = (field: string | undefined): field is keyof RoomDraft =>
  field !== undefined && Object.hasOwn(emptyDraft, field);
