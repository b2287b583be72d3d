/** A person without a stored account is a user without searches. */
export type Account = { role: 'user' | 'hotelOwner'; recentSearchedCities: string[] };
