import type { Metrics } from '@wayhouse/service-kit';
import type { ImportOutcome } from './apply-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

export type CountImport = (outcome: ImportOutcome) => void;

/** Counts imports of other sites' calendars by outcome. */
export function importCounter(metrics: Metrics): CountImport {
  const imports = metrics.counter('calendar_imports_total', 'Imports of calendars of other sites by outcome', [
    'outcome',
  ]);
  imports.inc({ outcome: 'imported' }, 0);
  return (outcome) => imports.inc({ outcome });
}

const overdueMs = 3600_000;

type Overdue = { importedCalendars: Pick<ImportedCalendars, 'countOverdue'>; now: () => Date };

/** How many calendars should have been imported an hour ago. */
export function measureOverdue(metrics: Metrics, { importedCalendars, now }: Overdue): void {
  metrics.gauge('calendars_overdue', 'Calendars of other sites that nobody imports', () =>
    importedCalendars.countOverdue(new Date(now().getTime() - overdueMs)),
  );
}
