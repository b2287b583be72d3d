/** Changes one parameter of a query string, and removes one that is empty. */
export const withParam =
  (name: string, value: string) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
