/** Puts the input's values into a call's path (`/api/rooms/:id`); `rest` is what the query or the body still has to say. */
export function fillPath(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}
