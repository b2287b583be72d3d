/** What an owner can get emails about, and whether that is so until the owner chooses otherwise. */
export const ownerEmailDefaults = {
  ...{ booking: true, change: true, cancellation: true, payment: true, message: true, conflict: true },
  arrivals: false,
};

export type OwnerEmailKind = keyof typeof ownerEmailDefaults;
export type OwnerEmailChoice = Record<OwnerEmailKind, boolean>;

/** What a member of the staff gets who has not chosen. */
export const noOwnerEmails = Object.fromEntries(
  Object.keys(ownerEmailDefaults).map((kind) => [kind, false]),
) as OwnerEmailChoice;

export const ownerEmailKinds = Object.keys(ownerEmailDefaults) as [OwnerEmailKind, ...OwnerEmailKind[]];
