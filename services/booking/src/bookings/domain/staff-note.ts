/** What somebody of the staff has written down about a booking, for the staff alone; `by` is the user's id. */
export type StaffNote = { id: string; text: string; at: Date; by: string };
