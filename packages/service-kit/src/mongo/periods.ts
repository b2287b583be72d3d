const hourMs = 3600_000;

/** The hour and the day (UTC) of a moment: their names, and when they end. */
export const periods = (now: Date) => ({ hour: period(now, hourMs), day: period(now, 24 * hourMs) });

function period(now: Date, lengthMs: number): { name: string; endsAt: Date } {
  const start = now.getTime() - (now.getTime() % lengthMs);
  return { name: new Date(start).toISOString(), endsAt: new Date(start + lengthMs) };
}
