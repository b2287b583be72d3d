/** The spellings of the addresses among those that were entered: `Asha@Example.com` for `asha@example.com`. */
export function spellingsOf(addresses: string[], entered: string[]): string[] {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()));
  return [...new Set(entered.filter((address) => wanted.has(address.toLowerCase())))];
}
