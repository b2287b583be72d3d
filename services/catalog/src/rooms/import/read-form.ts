import type { ImportColumn } from '@wayhouse/contracts';
import { DomainError, limits } from '@wayhouse/domain';
import { ValidationError } from '@wayhouse/service-kit';
import type { z } from 'zod';

/** What is wrong with the cell of a column. */
export type CellError = { field: string; error: Error };
export type Read<Value> = { value: Value } | { errors: CellError[] };

/** What a form makes of the cells of a row. `columns` are those of its fields that are not called the same, `found` errors of before. */
export function read<Form, Value>(
  schema: z.ZodType<Form>,
  input: unknown,
  toValue: (form: Form) => Value,
  { columns = {}, found = [] }: { columns?: Record<string, ImportColumn>; found?: CellError[] } = {},
): Read<Value> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success && !found.length) return { value: toValue(parsed.data) };
  const issues = (parsed.error?.issues ?? []).map((issue) => {
    const [field = '', ...rest] = issue.path.map(String);
    const column = columns[field] ?? field;
    return { field: column, error: unknownEntry(issue) ?? new ValidationError({ ...issue, path: [column, ...rest] }) };
  });
  const errors = [...found, ...issues];
  // One for each cell: a list may have several entries that are wrong.
  return { errors: errors.filter(({ field }, at) => errors.findIndex((each) => each.field === field) === at) };
}

/** The error names all members of a short list, and of a longer one the entry that is not among them. */
const shortList = 6;

function unknownEntry(issue: z.core.$ZodIssue): DomainError | undefined {
  const isEntry = issue.path.length > 1 && issue.code === 'invalid_value' && issue.values.length > shortList;
  return isEntry
    ? new DomainError('import-entry-unknown', { entry: String(issue.input).slice(0, limits.roomKey) })
    : undefined;
}
