/** Where the browser refuses access or is full, nothing is found, and what is written is not stored. Never throws. */
function safely(find: () => Storage) {
  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(find());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key: string): string | undefined => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** Whether it has been stored. */
    write: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
  };
}

/** What this browser stores of the site, for all tabs and later visits. */
export const siteStorage = safely(() => window.localStorage);

/** What this tab stores of the site, until it is closed. */
export const tabStorage = safely(() => window.sessionStorage);
