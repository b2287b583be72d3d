import type { ImportedCalendar } from './domain/imported-calendar.js';

type Claim = (exceptOf: string[]) => Promise<ImportedCalendar | undefined>;

/** So many hotels are remembered; a search that leaves out more of them would take long. */
const mostRemembered = 100;

/**
 * Claims one calendar after the other, each of a hotel that has had none since the others had theirs: a hotel with hundreds of slow
 * calendars has the others wait for one of them, and not for all.
 */
export function hotelsInTurn(claim: Claim): () => Promise<ImportedCalendar | undefined> {
  const had = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function next() {
    if (had.size >= mostRemembered) had.clear();
    const ofOthers = await claim([...had]);
    const again = !ofOthers && had.size > 0;
    if (again) had.clear();
    const claimed = again ? await claim([]) : ofOthers;
    if (claimed) had.add(claimed.hotelId);
    return claimed;
  }

  // One at a time: of two at once both would be of the same hotel.
  return () => {
    const claimed = last.then(next);
    last = claimed.catch(() => undefined);
    return claimed;
  };
}
