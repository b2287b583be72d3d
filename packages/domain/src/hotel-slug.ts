/**
 * What the address of a hotel's page is made of: `lantern-tide-kochi`. The city keeps it apart from hotels of the same name
 * elsewhere, and is not repeated. A name without latin letters or digits is left out.
 */
export function hotelSlug(name: string, city: string): string {
  const [ofName, ofCity] = [slugOf(name), slugOf(city)];
  const words = ofName === ofCity || ofName.endsWith(`-${ofCity}`) ? ofName : `${ofName || 'hotel'}-${ofCity}`;
  return words.slice(0, maxLength).replace(/-$/, '');
}

const maxLength = 44;

/** Letters without their marks. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
