import type { CalendarFailure } from '@wayhouse/domain';
import type { Metrics } from '@wayhouse/service-kit';

export type CountImport = (outcome: CalendarFailure | 'imported') => void;

/** Counts imports of other sites' calendars by outcome: `imported`, or why not. */
export function importCounter(metrics: Metrics): CountImport {
  const imports = metrics.counter('calendar_imports_total', 'Imports of calendars of other sites by outcome', [
    'outcome',
  ]);
  imports.inc({ outcome: 'imported' }, 0);
  return (outcome) => imports.inc({ outcome });
}
