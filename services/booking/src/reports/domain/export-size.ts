import { DomainError } from '@wayhouse/domain';

/** As many as fit into memory and into any spreadsheet program. */
export const maxRows = 20_000;

/** Refuses a file of more rows. */
export function assertExportSize(rows: number): void {
  if (rows > maxRows) throw new DomainError('too-many-rows');
}
