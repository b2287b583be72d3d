/** A path with the values as its query; lists with commas, empty values left out. */
export function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
