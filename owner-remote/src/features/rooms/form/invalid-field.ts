import { ApiError } from '@wayhouse/web-kit/api-error';
import { emptyDraft, type RoomDraft } from './room-draft.js';

/** The field that caused a refusal, where the answer names one of the form's. */
export function blamedField(error: Error | null): keyof RoomDraft | undefined {
  const field = error instanceof ApiError ? error.field : undefined;
  return isOfTheForm(field) ? field : undefined;
}

const isOfTheForm = (field: string | undefined): field is keyof RoomDraft =>
  field !== undefined && Object.hasOwn(emptyDraft, field);
