import type { ImportRow } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';

/** A file that is not imported, with what each of its rows would have done. */
export class RefusedRowsError extends DomainError {
  constructor(readonly rows: ImportRow[]) {
    super('import-refused', { rows: rows.filter(({ outcome }) => outcome === 'error').length });
  }
}
