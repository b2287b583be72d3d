/** The two parties of a booking, who write to each other. */
export const parties = ['guest', 'hotel'] as const;
export type Party = (typeof parties)[number];

export const otherParty = (party: Party): Party => (party === 'guest' ? 'hotel' : 'guest');
