type Verified = { userId: string; until: number };

/**
 * Remembers whose a verified token is until it is over: what a token says cannot change, and without the network nobody
 * hears of a session that ended before. The oldest of more than `most` are forgotten, and verified anew.
 */
export function verifiedTokens(most = 5000) {
  const verified = new Map<string, Verified>();
  return {
    userOf(token: string): string | undefined {
      const known = verified.get(token);
      if (!known || known.until > Date.now()) return known?.userId;
      verified.delete(token);
      return undefined;
    },
    /** `until` in seconds since 1970, as the token says it. */
    remember(token: string, userId: string, until: number): void {
      verified.set(token, { userId, until: until * 1000 });
      if (verified.size > most) for (const oldest of verified.keys()) return void verified.delete(oldest);
    },
  };
}
