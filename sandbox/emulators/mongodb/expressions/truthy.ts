/** What counts as true in an expression: everything but null, missing, false and zero. */
export const truthy = (value: unknown) => value != null && value !== false && value !== 0;
