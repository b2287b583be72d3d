/** The mailbox of an address: many mail servers deliver `A.Sha+offers@example.com` to `asha@example.com`. */
export function foldAddress(address: string): string {
  const [domain = '', ...local] = address.toLowerCase().split('@').reverse();
  const [mailbox = ''] = local.reverse().join('@').split('+');
  return `${mailbox.replaceAll('.', '')}@${domain}`;
}
