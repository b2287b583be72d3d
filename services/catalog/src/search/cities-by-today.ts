import { cities, todayIn } from '@wayhouse/domain';

let last = { minute: NaN, cities: new Map<string, string[]>() };

/**
 * The names of the cities by the day that it is there: at one moment it is of two or three. Of the last minute they are remembered: each
 * search asks several times, and they are the same for all. A day begins with a minute.
 */
export function citiesByToday(now: Date): Map<string, string[]> {
  const minute = Math.floor(now.getTime() / 60_000);
  if (last.minute !== minute) last = { minute, cities: groupByToday(now) };
  return last.cities;
}

function groupByToday(now: Date): Map<string, string[]> {
  const todays = new Map(
    [...new Set(cities.map(({ timeZone }) => timeZone))].map((zone) => [zone, todayIn(zone, now)]),
  );
  const names = new Map<string, string[]>();
  for (const { name, timeZone } of cities) {
    const today = todays.get(timeZone)!;
    names.set(today, [...(names.get(today) ?? []), name]);
  }
  return names;
}
