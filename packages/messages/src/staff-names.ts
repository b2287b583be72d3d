import { localized } from './localized.js';

const messages = localized('staff-names', {
  owner: 'The owner',
  formerMember: 'A former member of staff',
});

/** Who of a hotel has done something. `names` are those of who is or was a member of its staff, by their ids. */
export const staffName = (id: string, ownerId: string, names: ReadonlyMap<string, string>): string =>
  id === ownerId ? messages.owner : names.get(id) || messages.formerMember;
