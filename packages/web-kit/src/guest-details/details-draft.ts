import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { readAges } from './children-ages.js';

/** What is typed. The ages of the children are in one text: `4, 9`. */
export type DetailsDraft = Omit<Record<keyof GuestDetails, string>, 'arrivalTime'> & {
  arrivalTime: NonNullable<GuestDetails['arrivalTime']> | '';
};

export const toDraft = (details: GuestDetails = {}): DetailsDraft => ({
  leadGuest: details.leadGuest ?? '',
  phone: details.phone ?? '',
  arrivalTime: details.arrivalTime ?? '',
  children: (details.children ?? []).join(', '),
  wishes: details.wishes ?? '',
  company: details.company ?? '',
  taxNumber: details.taxNumber ?? '',
});

export const noDetails = toDraft();

export const isDetail = (field: string | undefined): field is keyof DetailsDraft =>
  field !== undefined && Object.hasOwn(noDetails, field);

/** As a call takes them: without what is empty. */
export function toDetails({ children, ...draft }: DetailsDraft): GuestDetails {
  const known = Object.fromEntries(Object.entries(draft).filter(([, text]) => text.trim() !== ''));
  const ages = readAges(children);
  return { ...known, ...(ages.length > 0 && { children: ages }) };
}

export const hasDetails = (draft: DetailsDraft): boolean => Object.keys(toDetails(draft)).length > 0;
