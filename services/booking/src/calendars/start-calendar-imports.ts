import { type Deps as ImportDeps, importCalendar } from './import-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';
import { hotelsInTurn } from './hotels-in-turn.js';

type Deps = ImportDeps & {
  importedCalendars: Pick<ImportedCalendars, 'claimDue'>;
};

const everyMs = 15_000;
/** Another site may take seven seconds, which the others do not wait for. */
const atOnce = 4;

/** Imports the calendars that are due, each by one process at a time, until it is to stop. */
export async function importDueCalendars(deps: Deps, isStopped = () => false): Promise<void> {
  const claimInTurn = hotelsInTurn((exceptOf) => deps.importedCalendars.claimDue(deps.now(), exceptOf));
  const claim = async () => (isStopped() ? undefined : claimInTurn());
  const work = async () => {
    for (let due = await claim(); due; due = await claim())
      await importCalendar(deps, due).catch((error: Error) =>
        // The claim ends by itself; it counts as a failure, after which it is tried again later.
        deps.log.warn({ calendar: due?.id, error: error.message }, 'the outcome of an import could not be recorded'),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Looks for calendars that are due, when it is started and then until it is stopped. Several processes may do so. */
export function startCalendarImports(deps: Deps) {
  let looking = Promise.resolve();
  let isStopped = false;
  const look = () => {
    looking = looking
      .then(() => importDueCalendars(deps, () => isStopped))
      .catch((error: Error) => deps.log.warn({ error: error.message }, 'looking for due calendars has failed'));
  };
  const timer = setInterval(look, everyMs);
  look();
  return {
    stop() {
      clearInterval(timer);
      isStopped = true;
      return looking;
    },
  };
}
