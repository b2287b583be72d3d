/**
 * Makes a formatter once for each locale, and for each of the `details` that it depends on besides, such as a currency:
 * making one takes tens of microseconds, and a list of rooms needs hundreds.
 */
export function perLocale<Formatter, Details extends string[]>(
  make: (locale: string, ...details: Details) => Formatter,
): (locale: string, ...details: Details) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale, ...details) => {
    const key = [locale, ...details].join(' ');
    const formatter = made.get(key) ?? make(locale, ...details);
    made.set(key, formatter);
    return formatter;
  };
}
