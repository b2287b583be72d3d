import { noDetails } from '@wayhouse/web-kit/details-draft';
import { useTypedDraft } from './use-typed-draft.js';

/** What is typed for the hotel before one of its rooms is booked, by the id of the room or of the hotel. */
export const useDetailsDraft = (of: string) => useTypedDraft(`wayhouse.guest-details.${of}`, noDetails);
